import type { VisitFiguresTold } from '@aurelio/contracts/visits'
import { useTranslation } from 'react-i18next'
import { formatNumber, formatPercent } from '../../../platform/format.ts'
import { beforeText } from '../../../ui/before-text.ts'
import { cn } from '../../../ui/class-names.ts'

type StatsProps = { figures: VisitFiguresTold; before: VisitFiguresTold; busy: boolean }

function rateText(rate: number | null) {
  return rate === null ? '–' : formatPercent(rate)
}

/** The figures of the period, each beside that of the time before. */
export function Stats({ figures, before, busy }: StatsProps) {
  const { t } = useTranslation()
  const { interval, seconds, depth } = figures
  const shown = [
    { name: 'visits', label: t('Visitas'), value: figures.visits, before: before.visits },
    {
      name: 'visitors',
      label: t('Visitantes diarios'),
      value: figures.visitors,
      before: before.visitors,
      note: t('Nadie se reconoce al día siguiente.'),
    },
    { name: 'conversions', label: t('Conversiones'), value: figures.conversions, before: before.conversions },
  ]
  return (
    <ul
      aria-label={t('Cifras del periodo')}
      aria-busy={busy}
      className={cn('grid grid-cols-2 gap-4 @3xl:grid-cols-4', busy && 'opacity-60')}
    >
      {shown.map(({ name, label, value, before: earlier, note }) => (
        <li key={name} className="flex flex-col gap-1 rounded-lg border bg-surface p-4" title={note}>
          <span className="text-muted">{label}</span>
          <span data-stat={name} data-value={value} className="text-2xl font-semibold tabular-nums">
            {formatNumber(value)}
          </span>
          <span className="text-dense text-muted tabular-nums">
            {beforeText(t, { now: value, before: earlier }, formatNumber)}
          </span>
        </li>
      ))}
      <li className="flex flex-col gap-1 rounded-lg border bg-surface p-4">
        <span className="text-muted">{t('Conversión')}</span>
        <span
          data-stat="rate"
          data-value={figures.rate ?? ''}
          className="text-2xl font-semibold tabular-nums"
        >
          {rateText(figures.rate)}
        </span>
        <span className="text-dense text-muted tabular-nums">
          {interval
            ? t('Entre {{low}} y {{high}}', {
                low: formatPercent(interval[0]),
                high: formatPercent(interval[1]),
              })
            : before.rate === null
              ? '—'
              : t('Antes: {{figure}}', { figure: rateText(before.rate) })}
        </span>
      </li>
      {seconds !== null && depth !== null && (
        <li className="col-span-full rounded-lg border bg-surface p-4 text-muted">
          {t('De media, {{seconds}} segundos en la página y el {{depth}} de ella vista', {
            seconds: formatNumber(Math.round(seconds)),
            depth: formatPercent(depth),
          })}
        </li>
      )}
    </ul>
  )
}
