import type { Kysely } from 'kysely'

/** How far the pages of each site are that are published again together. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('republication')
    .addColumn('siteId', 'text', (c) => c.notNull().primaryKey().references('site.id').onDelete('cascade'))
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('startedBy', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('startedAt', 'text', (c) => c.notNull())
    .addColumn('finishedAt', 'text')
    .addColumn('total', 'integer', (c) => c.notNull())
    .addColumn('done', 'integer', (c) => c.notNull())
    .addColumn('failed', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('republication_workspace_idx')
    .on('republication')
    .column('workspaceId')
    .execute()
  await db.schema
    .createIndex('republication_started_by_idx')
    .on('republication')
    .column('startedBy')
    .execute()
}
