import type { Kysely } from 'kysely'

/** What led the person to the page on which they sent a form; '' where nothing says it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('lead')
    .addColumn('attribution', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
}
