import { type Kysely, sql } from 'kysely'

/**
 * Where an item stands in the order of its collection, and since when: digits that are compared as text. Those that there are
 * stand in the order in which they were made.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('collectionItem')
    .addColumn('rank', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('collectionItem').addColumn('placedAt', 'text').execute()
  await sql`update "collectionItem" set "rank" =
    replace(replace(replace(replace(replace("createdAt", '-', ''), 'T', ''), ':', ''), '.', ''), 'Z', '')
    || substr("id", 1, 4) || '1'`.execute(db)
  await sql`insert into "collectionValue" ("itemId", "collectionId", "field", "text", "onlyText")
    select "id", "collectionId", '_order', "rank", null from "collectionItem"`.execute(db)
}
