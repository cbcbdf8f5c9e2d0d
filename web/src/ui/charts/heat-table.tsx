import type { ReactNode } from 'react'
import { formatNumber } from '../../platform/format.ts'

type HeatTableProps = {
  title: string
  /** Beside the title. */
  action?: ReactNode
  columns: readonly string[]
  rows: readonly { name: string; values: readonly number[] }[]
}

/** Figures by two things at once, the greater the darker. It is a table, and reads as one. */
export function HeatTable({ title, action, columns, rows }: HeatTableProps) {
  const most = Math.max(1, ...rows.flatMap(({ values }) => values))
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-base font-semibold">{title}</h2>
        {action}
      </div>
      <div className="rounded-lg border bg-surface p-2">
        <table
          aria-label={title}
          className="w-full table-fixed border-separate border-spacing-0.5 text-[0.6875rem]"
        >
          <thead className="text-muted">
            <tr>
              <th scope="col" className="w-10">
                <span className="sr-only">{title}</span>
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className="font-normal">
                  <span className="sr-only @3xl:not-sr-only">{column}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, values }) => (
              <tr key={name}>
                <th scope="row" className="text-left font-normal whitespace-nowrap text-muted">
                  {name}
                </th>
                {values.map((value, index) => (
                  <td
                    key={index}
                    title={`${name}, ${columns[index] ?? ''}: ${formatNumber(value)}`}
                    className="h-6 rounded-sm text-center tabular-nums"
                    style={{
                      background: `color-mix(in oklab, var(--accent-text) ${Math.round((value / most) * 45)}%, transparent)`,
                    }}
                  >
                    {value > 0 && (
                      // Too narrow for figures on a phone: they are told, and shown by the colour.
                      <span className="sr-only @3xl:not-sr-only">{formatNumber(value)}</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
