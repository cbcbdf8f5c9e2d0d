import type { Kysely } from 'kysely'

/** People of a list come out of a file as leads do: one table of imports for all that come so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('leadImport').renameTo('tableImport').execute()
  await db.schema
    .alterTable('tableImport')
    .addColumn('kind', 'text', (c) => c.notNull().defaultTo('lead'))
    .execute()
  await db.schema.alterTable('tableImport').addColumn('place', 'text').execute()
  await db.schema
    .alterTable('tableImport')
    .addColumn('choices', 'text', (c) => c.notNull().defaultTo('{}'))
    .execute()
  await db.schema
    .alterTable('tableImport')
    .addColumn('reasons', 'text', (c) => c.notNull().defaultTo('{}'))
    .execute()
}
