import type { FormSummary } from '@aurelio/contracts/forms'
import { useTranslation } from 'react-i18next'
import { formatCalendarDay, formatNumber } from '../../platform/format.ts'
import { ChartFigure } from '../../ui/charts/chart-figure.tsx'
import { LineChart } from '../../ui/charts/charts.ts'
import { pointLabel } from '../../ui/charts/point-label.ts'

/** The answers of the last thirty days, held against as many days before. Without any there is no picture to see. */
export function AnswersChart({ days }: Pick<FormSummary, 'days'>) {
  const { t } = useTranslation()
  const total = days.reduce((sum, { answers }) => sum + answers, 0)
  const before = days.reduce((sum, each) => sum + each.before, 0)
  if (total + before === 0) return null
  const figures = { total: formatNumber(total), before: formatNumber(before) }
  const sentence =
    before === 0
      ? t('{{total}} respuestas en 30 días; en los 30 anteriores, ninguna.', figures)
      : t('{{total}} respuestas en 30 días; en los 30 anteriores, {{before}}.', figures)
  return (
    <ChartFigure
      title={t('Respuestas por día')}
      sentence={sentence}
      fileName={t('respuestas')}
      table={{
        head: [t('Día'), t('Respuestas'), t('30 días antes')],
        rows: days.map(({ day, answers, before: then }) => [formatCalendarDay(day), answers, then]),
      }}
    >
      <LineChart
        label={sentence}
        points={days.map(({ day }) => ({ at: day, label: pointLabel(day) }))}
        series={[
          { name: t('Respuestas'), values: days.map(({ answers }) => answers) },
          { name: t('30 días antes'), values: days.map(({ before: then }) => then), isCompared: true },
        ]}
      />
    </ChartFigure>
  )
}
