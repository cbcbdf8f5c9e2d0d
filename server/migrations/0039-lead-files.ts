import type { Kysely } from 'kysely'

/**
 * Files that come with leads, and what proves what a person agreed to. A file without a lead belongs to one that is being
 * sent, or that is gone: it is removed soon after, and its bytes with it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('leadFile')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.references('organization.id').onDelete('set null'))
    .addColumn('leadId', 'text', (c) => c.references('lead.id').onDelete('set null'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('size', 'integer', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('leadFile_lead_idx').on('leadFile').columns(['leadId', 'createdAt']).execute()
  await db.schema.createIndex('leadFile_workspace_idx').on('leadFile').column('workspaceId').execute()
  await db.schema
    .alterTable('lead')
    .addColumn('proof', 'text', (c) => c.notNull().defaultTo('{}'))
    .execute()
}
