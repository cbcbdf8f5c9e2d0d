import type { Kysely } from 'kysely'

/** Steps of funnels name what they are about in other rooms, and the page that follows them there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('funnelPage')
    .addColumn('kind', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('funnelPage').addColumn('thing', 'text').execute()
  await db.schema.alterTable('funnelPage').addColumn('nextPageId', 'text').execute()
  await db.schema
    .createIndex('funnel_page_thing_idx')
    .on('funnelPage')
    .columns(['thing', 'funnelId'])
    .execute()
}
