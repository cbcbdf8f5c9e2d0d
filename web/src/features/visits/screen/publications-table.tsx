import type { VisitTablesTold } from '@aurelio/contracts/visits'
import { useTranslation } from 'react-i18next'
import { formatDateTime, formatNumber, formatPercent } from '../../../platform/format.ts'
import { CsvButton } from './csv-button.tsx'

const shownAtMost = 50

/** What each publication of a page has brought since it was made. */
export function PublicationsTable({ rows }: { rows: VisitTablesTold['publications'] }) {
  const { t } = useTranslation()
  const title = t('Desde cada publicación')
  const columns = [t('Visitas'), t('Visitantes'), t('Conversiones'), t('Conversión')]
  const nameOf = ({ at, isBack }: VisitTablesTold['publications'][number]) =>
    isBack
      ? t('Desde la publicación de {{moment}}, que volvió a una anterior', { moment: formatDateTime(at) })
      : t('Desde la publicación de {{moment}}', { moment: formatDateTime(at) })
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-base font-semibold">{title}</h2>
        <CsvButton
          title={title}
          table={() => ({
            head: [t('Publicación'), ...columns],
            rows: rows.map((row) => [
              nameOf(row),
              row.visits,
              row.visitors,
              row.conversions,
              row.visits > 0 ? row.conversions / row.visits : '',
            ]),
          })}
        />
      </div>
      <div
        role="region"
        aria-label={title}
        tabIndex={0}
        className="overflow-x-auto rounded-lg border bg-surface"
      >
        <table aria-label={title} className="w-full text-dense">
          <thead className="border-b text-muted">
            <tr>
              <th scope="col" className="px-3 py-2 text-left font-medium">
                {t('Publicación')}
              </th>
              {columns.map((name) => (
                <th key={name} scope="col" className="px-3 py-2 text-right font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y">
            {rows.slice(0, shownAtMost).map((row) => (
              <tr key={row.id} data-publication={row.id}>
                <th scope="row" className="px-3 py-2 text-left font-normal">
                  {nameOf(row)}
                </th>
                <td className="px-3 py-2 text-right tabular-nums">{formatNumber(row.visits)}</td>
                <td className="px-3 py-2 text-right tabular-nums">{formatNumber(row.visitors)}</td>
                <td className="px-3 py-2 text-right tabular-nums">{formatNumber(row.conversions)}</td>
                <td className="px-3 py-2 text-right tabular-nums">
                  {row.visits > 0 ? formatPercent(row.conversions / row.visits) : '–'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-dense text-muted">
        {t(
          'Cuenta todo lo que se ha visto de cada una, sea cual sea el periodo, y a quien la tenía abierta.',
        )}
      </p>
    </div>
  )
}
