import type { Kysely } from 'kysely'

/** Addresses that say which campaign brought somebody, each with a short one (`/r/<name>`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('campaignLink')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('root', 'text', (c) => c.notNull())
    .addColumn('shortName', 'text', (c) => c.notNull())
    .addColumn('target', 'text', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('medium', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('endedAt', 'text')
    .addUniqueConstraint('campaignLink_address_unique', ['root', 'shortName'])
    .execute()
  await db.schema
    .createIndex('campaignLink_workspace_idx')
    .on('campaignLink')
    .columns(['workspaceId', 'createdAt', 'id'])
    .execute()
}
