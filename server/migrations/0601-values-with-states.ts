import { type Kysely, sql } from 'kysely'

/** The state of an item stands beside its values, so that what visitors find is read of an index alone; and since when one was removed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('collectionValue')
    .addColumn('state', 'text', (c) => c.notNull().defaultTo('draft'))
    .execute()
  await sql`update "collectionValue" set "state" = 'published'
    where "itemId" in (select "id" from "collectionItem" where "state" = 'published')`.execute(db)
  await db.schema.dropIndex('collectionValue_text_idx').execute()
  await db.schema
    .createIndex('collectionValue_text_idx')
    .on('collectionValue')
    .columns(['collectionId', 'field', 'text', 'itemId', 'state'])
    .execute()
  await db.schema.alterTable('collection').addColumn('removedAt', 'text').execute()
}
