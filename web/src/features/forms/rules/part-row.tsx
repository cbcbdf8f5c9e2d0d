import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Select } from '../../../ui/select.tsx'

type Props = {
  label: string
  kinds: readonly (readonly [kind: string, name: string])[]
  kind: string
  onKind: (kind: string) => void
  /** Absent where it has to stay. */
  onRemove?: (() => void) | undefined
  children: ReactNode
}

/** A part of a rule: what kind it is, and what that kind asks to be told. */
export function PartRow({ label, kinds, kind, onKind, onRemove, children }: Props) {
  const { t } = useTranslation()
  return (
    <li className="flex items-start gap-2 rounded-md border p-3">
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <Select aria-label={label} value={kind} onChange={({ target }) => onKind(target.value)}>
          {kinds.map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        {children}
      </div>
      {onRemove && (
        <IconButton
          label={t('Quitar')}
          icon={<Trash2 aria-hidden="true" className="size-4" />}
          onClick={onRemove}
        />
      )}
    </li>
  )
}
