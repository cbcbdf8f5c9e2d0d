import type { VisitRow } from '@aurelio/contracts/visits'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber, formatPercent } from '../../../platform/format.ts'
import { Button } from '../../../ui/button.tsx'
import { CsvButton } from './csv-button.tsx'

const shownAtFirst = 8

type DimensionTableProps = {
  title: string
  firstColumn?: string
  rows: readonly (VisitRow & { name: ReactNode; more?: readonly number[] })[]
  /** Columns beside the three that every table has. */
  moreColumns?: readonly string[]
  /** The row that the rest is filtered by. */
  chosen?: string | undefined
  /** Absent where a row leads nowhere. */
  onChoose?: (key: string) => void
}

/** What visits have in common, row by row; each row is a button that filters all the rest by it. */
export function DimensionTable(props: DimensionTableProps) {
  const { title, firstColumn = title, rows, moreColumns = [], chosen, onChoose } = props
  const { t } = useTranslation()
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? rows : rows.slice(0, shownAtFirst)
  const columns = [t('Visitas'), t('Visitantes'), t('Conversiones'), t('Conversión'), ...moreColumns]
  const all = rows.reduce((sum, { visits }) => sum + visits, 0)

  const table = () => ({
    head: [firstColumn, ...columns],
    rows: rows.map(({ key, name, visits, visitors, conversions, more = [] }) => [
      typeof name === 'string' ? name : key,
      visits,
      visitors,
      conversions,
      visits > 0 ? conversions / visits : '',
      ...more,
    ]),
  })

  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-2">
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-base font-semibold">{title}</h2>
        {rows.length > 0 && <CsvButton title={title} table={table} />}
      </div>
      <div className="overflow-x-auto rounded-lg border bg-surface">
        <table aria-label={title} className="w-full text-dense">
          <thead className="border-b text-muted">
            <tr>
              <th scope="col" className="px-3 py-2 text-left font-medium">
                {firstColumn}
              </th>
              {columns.map((name) => (
                <th key={name} scope="col" className="px-3 py-2 text-right font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y">
            {rows.length === 0 && (
              <tr>
                <td colSpan={columns.length + 1} className="px-3 py-4 text-center text-muted">
                  {t('Nada en este periodo')}
                </td>
              </tr>
            )}
            {shown.map(({ key, name, visits, visitors, conversions, more = [] }) => (
              <tr
                key={key}
                style={{
                  background: `linear-gradient(to right, var(--accent-soft) ${all > 0 ? (visits / all) * 100 : 0}%, transparent 0)`,
                }}
              >
                <th scope="row" className="max-w-80 px-3 py-1 text-left font-normal">
                  {onChoose ? (
                    <button
                      type="button"
                      aria-pressed={chosen === key}
                      onClick={() => onChoose(key)}
                      className="min-h-6 rounded-sm text-left break-all hover:underline aria-pressed:font-semibold coarse:min-h-11"
                    >
                      {name}
                    </button>
                  ) : (
                    <bdi>{name}</bdi>
                  )}
                </th>
                <td className="px-3 py-1 text-right tabular-nums">{formatNumber(visits)}</td>
                <td className="px-3 py-1 text-right tabular-nums">{formatNumber(visitors)}</td>
                <td className="px-3 py-1 text-right tabular-nums">{formatNumber(conversions)}</td>
                <td className="px-3 py-1 text-right tabular-nums">
                  {visits > 0 ? formatPercent(conversions / visits) : '–'}
                </td>
                {more.map((figure, index) => (
                  <td key={index} className="px-3 py-1 text-right tabular-nums">
                    {formatNumber(figure)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > shownAtFirst && (
        <Button size="dense" className="self-start" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? t('Ver menos') : t('Ver las {{total}}', { total: formatNumber(rows.length) })}
          <span className="sr-only">{title}</span>
        </Button>
      )}
    </section>
  )
}
