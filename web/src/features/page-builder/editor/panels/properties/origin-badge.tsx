import { RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import { viewportNames } from '../../model/commands/change-names.ts'
import type { Origin } from './origin.ts'

type OriginBadgeProps = {
  label: string
  origin: Origin
  onReset: (props: NonNullable<Origin['reset']>) => void
}

/** Tells whether a value is the viewport's own, with the way back to desktop's, or desktop's. */
export function OriginBadge({ label, origin: { viewport, reset }, onReset }: OriginBadgeProps) {
  const { t } = useTranslation()
  if (!reset)
    return (
      <span data-origin="inherited" className="text-xs text-muted">
        {t('Heredado de escritorio')}
      </span>
    )
  return (
    <span data-origin="own" className="flex items-center gap-1 text-xs">
      <span className="rounded-sm bg-accent-soft px-1.5 font-medium text-accent-text">
        {t(viewportNames[viewport])}
      </span>
      <IconButton
        size="dense"
        label={t('{{campo}}: volver al valor de escritorio', { campo: label })}
        icon={<RotateCcw aria-hidden="true" className="size-3.5" />}
        onClick={() => onReset(reset)}
        className="h-6"
      />
    </span>
  )
}
