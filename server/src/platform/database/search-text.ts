import { type Expression, type SqlBool, sql } from 'kysely'

/**
 * A text as it is looked for: without case, and without accents. Kept in a column of its own, because neither engine
 * folds letters beyond ASCII by itself.
 */
export function searchable(text: string): string {
  const plain = /\P{ASCII}/u.test(text) ? text.normalize('NFD').replaceAll(/\p{M}/gu, '') : text
  return plain.toLowerCase()
}

/** Whether a column made by `searchable` holds what a person looks for; their `%` and `_` mean themselves. */
export function holds(column: Expression<string>, wanted: string): Expression<SqlBool> {
  return containing(column, searchable(wanted))
}

/** As `holds`, where a word begins with it. */
export function beginsWord(column: Expression<string>, wanted: string): Expression<SqlBool> {
  const start = `${literal(searchable(wanted))}%`
  const ways = [start, `% ${start}`, `%\n${start}`].map((pattern) => like(column, pattern))
  return sql<SqlBool>`(${sql.join(ways, sql` or `)})`
}

/** Whether a text of any kind holds another. */
export function containing(column: Expression<string>, wanted: string): Expression<SqlBool> {
  return like(column, `%${literal(wanted)}%`)
}

function like(column: Expression<string>, pattern: string) {
  return sql<SqlBool>`${column} like ${pattern} escape '\\'`
}

function literal(text: string) {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`)
}
