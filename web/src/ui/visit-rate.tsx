import type { VisitRate } from '@aurelio/contracts/visits'
import { useTranslation } from 'react-i18next'
import { formatNumber, formatPercent } from '../platform/format.ts'

type VisitRateTextProps = {
  /** Null where they are not counted, which is told as well. */
  visits: VisitRate | null
  className?: string
}

/** How often something was looked at in thirty days, and how many of those who did went on: with what may be chance. */
export function VisitRateText({ visits, className }: VisitRateTextProps) {
  const { t } = useTranslation()
  if (visits === null) return <span className={className}>{t('Las visitas no se cuentan')}</span>
  const { rate, interval } = visits
  return (
    <span className={className} data-visits={visits.visits}>
      {t('Visitas en 30 días: {{visits}}', { visits: formatNumber(visits.visits) })}
      {rate !== null && interval !== null && (
        <>
          {' · '}
          {t('convierten {{rate}}, entre {{low}} y {{high}}', {
            rate: formatPercent(rate),
            low: formatPercent(interval[0]),
            high: formatPercent(interval[1]),
          })}
        </>
      )}
    </span>
  )
}
