import { RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import { viewportNames } from '../../model/commands/change-names.ts'
import type { Origin } from './origin.ts'

type OriginBadgeProps = {
  /** Id of the field's label, which tells apart buttons of one name. */
  labelId: string
  origin: Origin
  onReset: (props: NonNullable<Origin['reset']>) => void
}

/** Tells on a device whether a value is its own, with the way back to desktop's, or desktop's. */
export function OriginBadge({ labelId, origin, onReset }: OriginBadgeProps) {
  const { t } = useTranslation()
  const { source, reset, mayDiffer } = origin
  if (!reset || source === 'base' || source === 'default')
    return mayDiffer && <span className="text-xs text-muted">{t('Heredado de escritorio')}</span>
  return (
    <span className="flex items-center gap-1 text-xs">
      <span className="rounded-sm bg-accent-soft px-1.5 font-medium text-accent-text">
        {t(viewportNames[source])}
      </span>
      <IconButton
        size="dense"
        label={t('Restablecer')}
        aria-describedby={labelId}
        icon={<RotateCcw aria-hidden="true" className="size-3.5" />}
        onClick={() => onReset(reset)}
        className="h-6"
      />
    </span>
  )
}
