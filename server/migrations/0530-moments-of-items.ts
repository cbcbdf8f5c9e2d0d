import type { Kysely } from 'kysely'

/** When an item is published and withdrawn by itself, and who has planned that. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['publishAt', 'withdrawAt'])
    await db.schema.alterTable('collectionItem').addColumn(column, 'text').execute()
  await db.schema
    .alterTable('collectionItem')
    .addColumn('plannedBy', 'text', (c) => c.references('user.id').onDelete('set null'))
    .execute()
}
