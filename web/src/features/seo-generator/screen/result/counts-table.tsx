import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../../platform/format.ts'
import { Card } from '../../../../ui/card.tsx'
import { columnLetter, type ColumnMode, type CsvInfo } from '@aurelio/page/generator'
import type { Outcome } from '../../worker/protocol.ts'

type CountsTableProps = { outcome: Outcome; info: CsvInfo; modes: readonly ColumnMode[] }

/** How many words each column has to replace, per location. */
export function CountsTable({ outcome, info, modes }: CountsTableProps) {
  const { t } = useTranslation()
  const labels = { text: t('Texto'), slug: t('Slug'), none: t('Sin tocar') }
  const withSpins = outcome.counts.some((count) => count.spins > 0)
  return (
    <Card className="flex flex-col gap-3">
      <h3 className="font-semibold">{t('Reemplazos por columna, en cada ubicación')}</h3>

      <table className="w-full text-left">
        <thead className="text-dense text-muted">
          <tr>
            <th className="py-1 pr-4 font-medium">{t('Columna')}</th>
            <th className="hidden py-1 pr-4 font-medium @xl:table-cell">{t('Modo')}</th>
            <th className="py-1 pr-4 text-right font-medium">{t('Reemplazos')}</th>
            {withSpins && <th className="py-1 pr-4 text-right font-medium">{t('Variaciones')}</th>}
            <th className="py-1 text-right font-medium">{t('Filas que cambian')}</th>
          </tr>
        </thead>
        <tbody>
          {outcome.counts.map((count, column) => (
            <tr key={columnLetter(column + 1)} className="border-t">
              <td className="py-1.5 pr-4 [overflow-wrap:anywhere]">
                {info.header[column] || columnLetter(column + 1)}
              </td>
              <td className="hidden py-1.5 pr-4 text-muted @xl:table-cell">
                {labels[modes[column] ?? 'text']}
              </td>
              <td className="py-1.5 pr-4 text-right">{formatNumber(count.replaced)}</td>
              {withSpins && <td className="py-1.5 pr-4 text-right">{formatNumber(count.spins)}</td>}
              <td className="py-1.5 text-right">{formatNumber(count.rowsChanged)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
