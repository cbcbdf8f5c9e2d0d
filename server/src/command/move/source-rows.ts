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
  const key = keyWithoutRowid(database, name)
  const statement = database.prepare(
    key === null
      ? `select rowid, ${read} from ${quoted(name)} where rowid > ? order by rowid`
      : `select * from (select row_number() over (order by ${key}), ${read} from ${quoted(name)}
          order by ${key}) limit -1 offset ?`,
  )
  statement.setReturnArrays(true)
  for (const row of statement.iterate(after)) {
    const [rowid, ...values] = Object.values(row)
    yield { rowid: rowidSchema.parse(rowid), text: rowText(values, types) }
  }
}

const keyColumnSchema = z.object({ name: z.string(), pk: z.int() })

/** The columns of the key of a table that is kept in its order; null where rows have rowids. Nobody writes there meanwhile. */
function keyWithoutRowid(database: DatabaseSync, name: string): string | null {
  const [table] = database.prepare('select wr from pragma_table_list(?)').all(name)
  if (table?.['wr'] !== 1) return null
  const columns = database
    .prepare('select name, pk from pragma_table_info(?) where pk > 0 order by pk')
    .all(name)
  return columns.map((column) => quoted(keyColumnSchema.parse(column).name)).join(', ')
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
