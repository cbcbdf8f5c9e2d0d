import type { Chart } from '@aurelio/contracts/home'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../platform/format.ts'
import { shortLabel, wholeLabel } from './labels.ts'
import { series } from './series.ts'

/** The same figures as rows, the last day or month first, with their sums. */
export function ChartTable({ chart: { points, period } }: { chart: Chart }) {
  const { t } = useTranslation()
  return (
    <table aria-label={t('Cifras del gráfico')} className="w-full text-dense">
      <thead className="border-b text-muted">
        <tr>
          <th scope="col" className="px-1.5 @xl:px-3 py-2 text-left font-medium">
            {period === 'year' ? t('Mes') : t('Día')}
          </th>
          {series.map(({ id, label }) => (
            <th key={id} scope="col" className="px-1.5 @xl:px-3 py-2 text-right font-medium">
              {t(label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y">
        {points.toReversed().map((point) => (
          <tr key={point.from}>
            <th scope="row" className="px-1.5 @xl:px-3 py-1.5 text-left font-normal whitespace-nowrap">
              <span className="inline-block first-letter:uppercase @max-xl:hidden">
                {wholeLabel(point.from, period)}
              </span>
              <span className="inline-block first-letter:uppercase @xl:hidden">
                {shortLabel(point.from, period)}
              </span>
            </th>
            {series.map(({ id }) => (
              <td key={id} className="px-1.5 @xl:px-3 py-1.5 text-right">
                {formatNumber(point[id])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot className="border-t font-semibold">
        <tr>
          <th scope="row" className="px-1.5 @xl:px-3 py-2 text-left">
            {t('Total')}
          </th>
          {series.map(({ id }) => (
            <td key={id} className="px-1.5 @xl:px-3 py-2 text-right">
              {formatNumber(points.reduce((sum, point) => sum + point[id], 0))}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}
