import type { Kysely } from 'kysely'

/** Links by which anybody reads the visits of one site. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('visitShare')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('siteId', 'text', (c) => c.notNull().references('site.id').onDelete('cascade'))
    .addColumn('tokenHash', 'text', (c) => c.notNull().unique())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('revokedAt', 'text')
    .addColumn('seenAt', 'text')
    .execute()
  await db.schema
    .createIndex('visitShare_workspace_idx')
    .on('visitShare')
    .columns(['workspaceId', 'createdAt'])
    .execute()
}
