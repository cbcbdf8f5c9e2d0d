import { useTranslation } from 'react-i18next'
import { formatNumber, formatPercent } from '../../../platform/format.ts'
import { ChartFigure } from '../../../ui/charts/chart-figure.tsx'
import { BarChart } from '../../../ui/charts/charts.ts'

type Row = { name: string; count: number; note?: string }
type FigureBarsProps = { title: string; fileName: string; rows: readonly Row[] }

/** How often each of some things happened, as a chart. */
export function FigureBars({ title, fileName, rows }: FigureBarsProps) {
  const { t } = useTranslation()
  const all = rows.reduce((sum, { count }) => sum + count, 0)
  const [most] = rows.toSorted((one, other) => other.count - one.count)
  const notes = rows.some(({ note }) => note !== undefined)
  const sentence =
    all === 0 || !most
      ? t('Todavía nada.')
      : notes
        ? t('Lo más contestado: {{name}}, {{times}} veces.', {
            name: most.name,
            times: formatNumber(most.count),
          })
        : t('Lo más frecuente: {{name}}, {{times}} de {{all}} ({{share}}).', {
            name: most.name,
            times: formatNumber(most.count),
            all: formatNumber(all),
            share: formatPercent(most.count / all),
          })
  return (
    <ChartFigure
      title={title}
      sentence={sentence}
      fileName={fileName}
      table={{
        head: [t('Respuesta'), t('Veces'), ...(notes ? [t('Tiempo')] : [])],
        rows: rows.map(({ name, count, note }) => [name, count, ...(notes ? [note ?? ''] : [])]),
      }}
    >
      <BarChart
        label={sentence}
        rows={rows.map(({ name }, at) => ({ id: String(at), name }))}
        parts={[{ name: t('Veces'), color: 'var(--accent-text)', values: rows.map(({ count }) => count) }]}
      />
    </ChartFigure>
  )
}
