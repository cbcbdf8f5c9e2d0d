import type { Report } from '@aurelio/contracts/report-links'
import { useTranslation } from 'react-i18next'
import { formatNumber, formatPercent } from '../../../platform/format.ts'
import { beforeText } from '../../../ui/before-text.ts'

/** How many looked at the pages, and how many of them went on; or that nobody counts it. */
export function ReportVisits({ visits }: Pick<Report, 'visits'>) {
  const { t } = useTranslation()
  return (
    <section aria-label={t('Visitas')} className="rounded-lg border bg-surface p-4">
      <h2 className="text-base font-semibold">{t('Visitas')}</h2>
      {visits === null ? (
        <p className="text-muted">{t('Las visitas no se cuentan.')}</p>
      ) : (
        <Counted visits={visits} />
      )}
    </section>
  )
}

function Counted({ visits: { now, before } }: { visits: NonNullable<Report['visits']> }) {
  const { t } = useTranslation()
  return (
    <>
      <p className="text-2xl font-semibold tabular-nums" data-stat="visits">
        {formatNumber(now.visits)}
      </p>
      <p className="text-dense text-muted tabular-nums">
        {beforeText(t, { now: now.visits, before: before.visits }, formatNumber)}
        {now.rate !== null && now.interval !== null && (
          <>
            {' · '}
            {t('Conversión: {{rate}}, entre {{low}} y {{high}}', {
              rate: formatPercent(now.rate),
              low: formatPercent(now.interval[0]),
              high: formatPercent(now.interval[1]),
            })}
          </>
        )}
      </p>
    </>
  )
}
