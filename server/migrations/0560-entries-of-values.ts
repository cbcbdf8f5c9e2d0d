import { type Kysely, sql } from 'kysely'

/** A value may have several entries, each of which an item is found by: a row for each of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('collectionValue').renameTo('collectionValueBefore').execute()
  await db.schema.dropIndex('collectionValue_text_idx').execute()
  await db.schema.dropIndex('collectionValue_only_idx').execute()
  await db.schema
    .createTable('collectionValue')
    .addColumn('itemId', 'text', (c) => c.notNull().references('collectionItem.id').onDelete('cascade'))
    .addColumn('collectionId', 'text', (c) => c.notNull())
    .addColumn('field', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('onlyText', 'text')
    .addPrimaryKeyConstraint('collectionValue_entries_pk', ['itemId', 'field', 'text'])
    .execute()
  await sql`insert into "collectionValue" ("itemId", "collectionId", "field", "text", "onlyText")
    select "itemId", "collectionId", "field", "text", "onlyText" from "collectionValueBefore"`.execute(db)
  await db.schema.dropTable('collectionValueBefore').execute()
  await db.schema
    .createIndex('collectionValue_text_idx')
    .on('collectionValue')
    .columns(['collectionId', 'field', 'text', 'itemId'])
    .execute()
  await db.schema
    .createIndex('collectionValue_only_idx')
    .on('collectionValue')
    .columns(['collectionId', 'field', 'onlyText'])
    .unique()
    .execute()
}
