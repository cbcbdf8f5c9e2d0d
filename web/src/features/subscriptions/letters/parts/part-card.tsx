import type { NestedElement } from '@aurelio/page/document'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { PartFields } from './part-fields.tsx'
import { ReadersField } from './readers-field.tsx'
import { partNames, partType } from './parts.ts'

type PartCardProps = {
  part: NestedElement
  isFirst: boolean
  isLast: boolean
  onChange: (part: NestedElement) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** One part of a letter: what it says, and its place. */
export function PartCard({ part, isFirst, isLast, onChange, onMove, onRemove }: PartCardProps) {
  const { t } = useTranslation()
  const type = partType(part)
  const name = type === null ? part.name || part.type : t(partNames[type])
  return (
    <li className="flex flex-col gap-2 rounded-lg border bg-surface p-3">
      <div className="flex items-center justify-between gap-2">
        <h3 className="text-dense font-medium text-muted">{name}</h3>
        <div className="flex">
          <IconButton
            size="dense"
            label={t('Subir {{name}}', { name })}
            icon={<ArrowUp aria-hidden="true" className="size-4" />}
            disabled={isFirst}
            onClick={() => onMove(-1)}
          />
          <IconButton
            size="dense"
            label={t('Bajar {{name}}', { name })}
            icon={<ArrowDown aria-hidden="true" className="size-4" />}
            disabled={isLast}
            onClick={() => onMove(1)}
          />
          <IconButton
            size="dense"
            label={t('Quitar {{name}}', { name })}
            icon={<Trash2 aria-hidden="true" className="size-4" />}
            onClick={onRemove}
          />
        </div>
      </div>
      {type === null ? (
        <p className="text-dense text-muted">{t('Esta pieza se queda como está.')}</p>
      ) : (
        <PartFields part={part} type={type} onChange={onChange} />
      )}
      <ReadersField part={part} onChange={onChange} />
    </li>
  )
}
