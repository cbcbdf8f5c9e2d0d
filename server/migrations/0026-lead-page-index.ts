import type { Kysely } from 'kysely'

/** The leads of one page, counted in the index alone: it holds all that such a question names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('lead_page_idx').execute()
  await db.schema
    .createIndex('lead_page_idx')
    .on('lead')
    .columns(['pageId', 'workspaceId', 'spam', 'createdAt', 'id'])
    .execute()
}
