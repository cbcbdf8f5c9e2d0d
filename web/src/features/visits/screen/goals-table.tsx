import type { VisitTablesTold } from '@aurelio/contracts/visits'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../platform/format.ts'
import { CsvButton } from './csv-button.tsx'

/** What the conversions were: forms, clicks and pages that were come to. */
export function GoalsTable({ rows }: { rows: VisitTablesTold['goals'] }) {
  const { t } = useTranslation()
  const nameOf = ({ kind, name }: VisitTablesTold['goals'][number]) => {
    if (kind === 'form') return t('Formulario enviado')
    return kind === 'click' ? t('Clic: {{target}}', { target: name }) : t('Llega a «{{name}}»', { name })
  }
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-base font-semibold">{t('Objetivos')}</h2>
        <CsvButton
          title={t('Objetivos')}
          table={() => ({
            head: [t('Objetivo'), t('Conversiones')],
            rows: rows.map((row) => [nameOf(row), row.conversions]),
          })}
        />
      </div>
      <div
        role="region"
        aria-label={t('Objetivos')}
        tabIndex={0}
        className="overflow-x-auto rounded-lg border bg-surface"
      >
        <table aria-label={t('Objetivos')} className="w-full text-dense">
          <thead className="border-b text-muted">
            <tr>
              <th scope="col" className="px-3 py-2 text-left font-medium">
                {t('Objetivo')}
              </th>
              <th scope="col" className="px-3 py-2 text-right font-medium">
                {t('Conversiones')}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y">
            {rows.map((row) => (
              <tr key={`${row.kind} ${row.name}`}>
                <th scope="row" className="px-3 py-2 text-left font-normal break-all">
                  {nameOf(row)}
                </th>
                <td className="px-3 py-2 text-right tabular-nums">{formatNumber(row.conversions)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
