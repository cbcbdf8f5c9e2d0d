import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { errorText } from '../../platform/api/error-text.ts'
import { buttonClass } from '../../ui/button.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

type FigureTableProps<Row> = {
  /** What the rows are: the name of the table and of its first column. */
  title: string
  firstColumn: string
  columns: readonly { label: string; figure: (row: Row) => ReactNode }[]
  /** Where a row's name leads. */
  linkOf: (row: Row) => string
  /** Undefined while the first of them are on their way. */
  rows: readonly (Row & { id: string; name: string })[] | undefined
  empty: string
  exportAt: string
  more: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    error: Error | null
    fetchNextPage: () => unknown
  }
}

/** Figures in rows, with the file of all of them. */
export function FigureTable<Row>(props: FigureTableProps<Row>) {
  const { title, firstColumn, columns, linkOf, rows, empty, exportAt, more } = props
  const { t } = useTranslation()
  return (
    <section className="flex flex-col gap-3" aria-label={title}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base font-semibold">{title}</h2>
        <a href={exportAt} download className={buttonClass({ size: 'dense' })}>
          <Download aria-hidden="true" className="size-4" />
          {t('Exportar CSV')}
          <span className="sr-only">{title}</span>
        </a>
      </div>
      {!rows && !more.error && <Skeleton className="h-40" />}
      {more.error && !rows && (
        <p role="alert" className="text-danger">
          {errorText(more.error)}
        </p>
      )}
      {rows?.length === 0 && (
        <p className="rounded-lg border border-dashed border-border-strong px-4 py-6 text-center text-muted">
          {empty}
        </p>
      )}
      {rows && rows.length > 0 && (
        // It scrolls by itself on a phone; by keyboard, with the links in it.
        <div className="overflow-x-auto rounded-lg border bg-surface">
          <table aria-label={title} className="w-full text-dense">
            <thead className="border-b text-muted">
              <tr>
                <th scope="col" className="px-3 py-2 text-left font-medium">
                  {firstColumn}
                </th>
                {columns.map(({ label }) => (
                  <th key={label} scope="col" className="px-3 py-2 text-right font-medium">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y">
              {rows.map((row) => (
                <tr key={row.id}>
                  <th scope="row" className="max-w-80 px-3 py-2 text-left font-normal break-words">
                    <Link to={linkOf(row)} className="rounded-sm hover:underline">
                      {row.name}
                    </Link>
                  </th>
                  {columns.map(({ label, figure }) => (
                    <td key={label} className="px-3 py-2 text-right tabular-nums">
                      {figure(row)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <LoadMore
        hasMore={more.hasNextPage}
        busy={more.isFetchingNextPage}
        error={more.error && rows ? errorText(more.error) : undefined}
        onLoad={() => void more.fetchNextPage()}
      />
    </section>
  )
}
