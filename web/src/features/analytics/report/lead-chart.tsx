import type { Report } from '@aurelio/contracts/report-links'
import { useTranslation } from 'react-i18next'
import { formatCalendarDay, formatNumber } from '../../../platform/format.ts'

const names = {
  day: 'Leads por día',
  week: 'Leads por semana',
  month: 'Leads por mes',
} as const satisfies Record<Report['leads']['by'], string>

type LeadChartProps = { leads: Report['leads']; color: string }

/** The leads of a report as bars in the agency's colour; each says its day and its number. */
export function LeadChart({ leads: { by, points }, color }: LeadChartProps) {
  const { t } = useTranslation()
  const most = Math.max(1, ...points.map(({ leads }) => leads))
  const ends = [points[0], points.at(-1)].flatMap((point) => (point ? [formatCalendarDay(point.from)] : []))
  return (
    <section aria-labelledby="lead-chart" className="flex flex-col gap-3">
      <h2 id="lead-chart" className="text-base font-semibold">
        {t(names[by])}
      </h2>
      <div className="flex flex-col gap-2 rounded-lg border bg-surface p-4">
        <ol className="flex h-36 items-end gap-px border-b sm:gap-1">
          {points.map(({ from, leads }) => (
            <li
              key={from}
              title={`${formatCalendarDay(from)}: ${formatNumber(leads)}`}
              style={{ height: `${(leads / most) * 100}%`, background: color }}
              className="flex-1 rounded-t-sm ring-1 ring-border-strong/40"
            >
              <span className="sr-only">{`${formatCalendarDay(from)}: ${formatNumber(leads)}`}</span>
            </li>
          ))}
        </ol>
        <p aria-hidden="true" className="flex justify-between text-dense text-muted tabular-nums">
          {ends.map((end, at) => (
            <span key={at}>{end}</span>
          ))}
        </p>
      </div>
    </section>
  )
}
