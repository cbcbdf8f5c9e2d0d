import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Keys } from '../../ui/keys.tsx'
import type { Command } from '../command.ts'
import { paletteKeys } from './palette-keys.ts'

type ShortcutsDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  commands: readonly Command[]
  hasSingleKeys: boolean
  onSingleKeysChange: (on: boolean) => void
}

/** The list behind `?`. */
export function ShortcutsDialog({
  commands,
  hasSingleKeys,
  onSingleKeysChange,
  ...dialog
}: ShortcutsDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      {...dialog}
      title={t('Atajos de teclado')}
      description={t('Las teclas se pulsan una detrás de otra, mientras no escribes.')}
      className="max-w-lg"
    >
      <dl className="flex min-h-0 flex-col divide-y overflow-y-auto rounded-md border">
        <Line name={t('Buscar')} keys={paletteKeys()} />
        {commands.map(
          ({ id, name, shortcut }) =>
            shortcut !== undefined && <Line key={id} name={t(name)} keys={shortcut} isOff={!hasSingleKeys} />,
        )}
      </dl>
      <Checkbox
        label={t('Usar los atajos de una y dos teclas')}
        checked={hasSingleKeys}
        onChange={({ target }) => onSingleKeysChange(target.checked)}
      />
    </Dialog>
  )
}

function Line({ name, keys, isOff = false }: { name: string; keys: string; isOff?: boolean }) {
  return (
    <div className="flex min-h-8 items-center justify-between gap-4 px-3">
      <dt className={isOff ? 'text-muted line-through' : ''}>{name}</dt>
      <dd>
        <Keys keys={keys} />
      </dd>
    </div>
  )
}
