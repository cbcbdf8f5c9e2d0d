import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * The two column types that the auth library names differently on each engine; the product's own tables use neither.
 */
export function authColumns(db: Kysely<unknown>) {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  return {
    postgres,
    time: sql.raw(postgres ? 'timestamptz' : 'date'),
    flag: sql.raw(postgres ? 'boolean' : 'integer'),
  }
}
