import { type SequenceNodeKind, sequenceNodeKinds } from '@aurelio/contracts/sequence-graph'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { kindNames } from './graph/names.ts'

/** Puts a step behind the one that is chosen, or else at the end. */
export function AddStep({ disabled, onAdd }: { disabled: boolean; onAdd: (kind: SequenceNodeKind) => void }) {
  const { t } = useTranslation()
  return (
    <Menu
      trigger={
        <Button disabled={disabled} icon={<Plus aria-hidden="true" className="size-4" />}>
          {t('Añadir paso')}
        </Button>
      }
    >
      {sequenceNodeKinds.map((kind) => (
        <MenuItem key={kind} onSelect={() => onAdd(kind)}>
          {t(kindNames[kind])}
        </MenuItem>
      ))}
    </Menu>
  )
}
