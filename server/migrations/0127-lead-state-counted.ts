import type { Kysely } from 'kysely'

/** The leads of a state are counted in the index alone, as those of a page are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('lead_state_idx').execute()
  await db.schema
    .createIndex('lead_state_idx')
    .on('lead')
    .columns(['workspaceId', 'spam', 'state', 'createdAt', 'id', 'deletedAt'])
    .execute()
}
