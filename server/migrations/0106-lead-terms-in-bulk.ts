import { type Kysely, sql } from 'kysely'
import { authColumns } from './columns.ts'

/**
 * Many leads enter the inverted index of PostgreSQL together: whoever writes them empties its pending list at once, which
 * must not fill up before, so that each number is looked for once instead of once a lead.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (authColumns(db).postgres)
    await sql`alter index "leadTerms_terms_idx" set (fastupdate = on, gin_pending_list_limit = 65536)`.execute(
      db,
    )
}
