import { Download, Table2 } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../platform/format.ts'
import { Button } from '../button.tsx'
import { Skeleton } from '../skeleton.tsx'
import { type CsvTable, saveCsv } from './csv.ts'

type ChartFigureProps = {
  title: string
  /** The main thing that it shows, in a sentence. */
  sentence: string
  /** All that is drawn, in rows. */
  table: CsvTable
  fileName: string
  children: ReactNode
}

/** A chart with its sentence, its table and its file. */
export function ChartFigure({ title, sentence, table, fileName, children }: ChartFigureProps) {
  const { t } = useTranslation()
  const [showsTable, setShowsTable] = useState(false)
  return (
    <section aria-label={title} className="flex flex-col gap-3 rounded-lg border bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base font-semibold">{title}</h2>
        <div className="flex flex-wrap gap-2">
          <Button
            size="dense"
            aria-pressed={showsTable}
            icon={<Table2 aria-hidden="true" className="size-4" />}
            onClick={() => setShowsTable(!showsTable)}
          >
            {t('Ver como tabla')}
          </Button>
          <Button
            size="dense"
            icon={<Download aria-hidden="true" className="size-4" />}
            onClick={() => saveCsv(table, fileName)}
          >
            {t('Exportar CSV')}
          </Button>
        </div>
      </div>
      <p className="text-muted">{sentence}</p>
      {showsTable ? (
        <div role="region" aria-label={t('Las cifras, en tabla')} tabIndex={0} className="overflow-x-auto">
          <table aria-label={title} className="w-full text-dense">
            <thead className="border-b text-muted">
              <tr>
                {table.head.map((name, index) => (
                  <th
                    key={name}
                    scope="col"
                    className={index === 0 ? 'px-3 py-2 text-left' : 'px-3 py-2 text-right'}
                  >
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y">
              {table.rows.map(([first, ...rest], index) => (
                <tr key={index}>
                  <th scope="row" className="px-3 py-2 text-left font-normal">
                    {first}
                  </th>
                  {rest.map((cell, at) => (
                    <td key={at} className="px-3 py-2 text-right tabular-nums">
                      {typeof cell === 'number' ? formatNumber(cell) : cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <Suspense fallback={<Skeleton className="h-64" />}>{children}</Suspense>
      )}
    </section>
  )
}
