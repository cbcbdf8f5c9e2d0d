import { type Expression, type SqlBool, sql } from 'kysely'

/**
 * A text as it is looked for: without case, and without accents. Kept in a column of its own, because neither engine
 * folds letters beyond ASCII by itself.
 */
export function searchable(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/** Whether a column made by `searchable` holds what a person looks for; their `%` and `_` mean themselves. */
export function holds(column: Expression<string>, wanted: string): Expression<SqlBool> {
  const pattern = `%${searchable(wanted).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql<SqlBool>`${column} like ${pattern} escape '\\'`
}
