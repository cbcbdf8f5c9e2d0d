import { formatNumber } from '../../../platform/format.ts'

type FigureBarsProps = { title: string; rows: readonly { name: string; count: number; note?: string }[] }

/** Shares as a table in which each row is as long as its figure. */
export function FigureBars({ title, rows }: FigureBarsProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-3 rounded-lg border bg-surface p-4">
      <h2 className="text-base font-semibold wrap-anywhere">{title}</h2>
      <table aria-label={title} className="w-full table-fixed text-dense">
        <tbody>
          {rows.map(({ name, count, note }, at) => (
            <tr key={at}>
              <th scope="row" className="py-1 pr-2 text-left font-normal wrap-anywhere">
                {name}
                <span
                  aria-hidden="true"
                  className="mt-1 block h-1.5 rounded-full bg-accent-text"
                  style={{ width: `${(count / most) * 100}%` }}
                />
              </th>
              <td className="w-28 py-1 text-right align-top tabular-nums">
                {formatNumber(count)}
                {note !== undefined && <span className="block text-xs text-muted">{note}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
