import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { rowText } from './row-text.ts'

/** A table that is carried over: the columns that are read, and what PostgreSQL calls their types. */
export type Carried = { name: string; columns: readonly string[]; types: readonly string[] }

/** What each engine makes of its own: PostgreSQL numbers leads for its index when the server starts. */
const madeAnew: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  lead: { seq: 'null', nameKey: `''` },
}

const rowidSchema = z.int()

/** The rows of a table behind `after`, as COPY takes them, in the order of their rowids, which come with them. */
export function* sourceRows(
  database: DatabaseSync,
  { name, columns, types }: Carried,
  after = 0,
): Generator<{ rowid: number; text: string }> {
  const read = columns.map((column) => madeAnew[name]?.[column] ?? quoted(column)).join(', ')
  const statement = database.prepare(
    `select rowid, ${read} from ${quoted(name)} where rowid > ? order by rowid`,
  )
  statement.setReturnArrays(true)
  for (const row of statement.iterate(after)) {
    const [rowid, ...values] = Object.values(row)
    yield { rowid: rowidSchema.parse(rowid), text: rowText(values, types) }
  }
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
