import type { Kysely } from 'kysely'

/** When an item of a collection was last put in its place is read without reading the items. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('collectionItem_placed_idx')
    .on('collectionItem')
    .columns(['collectionId', 'placedAt'])
    .execute()
}
