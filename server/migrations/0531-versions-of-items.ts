import type { Kysely } from 'kysely'

/** What items said before they were changed, and who wrote what they say. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('collectionItem')
    .addColumn('writtenBy', 'text', (c) => c.references('user.id').onDelete('set null'))
    .execute()
  await db.schema
    .createTable('itemVersion')
    .addColumn('itemId', 'text', (c) => c.notNull().references('collectionItem.id').onDelete('cascade'))
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('writtenBy', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('writtenAt', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('itemVersion_pk', ['itemId', 'version'])
    .execute()
}
