import type { Kysely } from 'kysely'

/** What items say in other languages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('itemTranslation')
    .addColumn('itemId', 'text', (c) => c.notNull().references('collectionItem.id').onDelete('cascade'))
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('writtenBy', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('updatedAt', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('itemTranslation_pk', ['itemId', 'language'])
    .execute()
}
