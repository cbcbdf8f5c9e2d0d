import type { DiscardReason } from '@aurelio/contracts/visits'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../platform/format.ts'
import { CsvButton } from './csv-button.tsx'
import { reasonNames } from './words.ts'

/** What looked like a visit and was not counted, and why. */
export function DiscardedTable({ rows }: { rows: readonly { reason: DiscardReason; visits: number }[] }) {
  const { t } = useTranslation()
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-base font-semibold">{t('Visitas descartadas')}</h2>
        <CsvButton
          title={t('Visitas descartadas')}
          table={() => ({
            head: [t('Por qué'), t('Visitas')],
            rows: rows.map(({ reason, visits }) => [t(reasonNames[reason]), visits]),
          })}
        />
      </div>
      <div
        role="region"
        aria-label={t('Visitas descartadas')}
        tabIndex={0}
        className="overflow-x-auto rounded-lg border bg-surface"
      >
        <table aria-label={t('Visitas descartadas')} className="w-full text-dense">
          <thead className="border-b text-muted">
            <tr>
              <th scope="col" className="px-3 py-2 text-left font-medium">
                {t('Por qué')}
              </th>
              <th scope="col" className="px-3 py-2 text-right font-medium">
                {t('Visitas')}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y">
            {rows.length === 0 && (
              <tr>
                <td colSpan={2} className="px-3 py-4 text-center text-muted">
                  {t('Ninguna en este periodo')}
                </td>
              </tr>
            )}
            {rows.map(({ reason, visits }) => (
              <tr key={reason} data-reason={reason}>
                <th scope="row" className="px-3 py-2 text-left font-normal">
                  {t(reasonNames[reason])}
                </th>
                <td className="px-3 py-2 text-right tabular-nums">{formatNumber(visits)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
