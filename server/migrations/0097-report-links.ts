import type { Kysely } from 'kysely'

/** Links by which clients read figures: of a workspace or of one project, of the last days or of days that stay. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reportLink')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('projectId', 'text', (c) => c.references('project.id').onDelete('cascade'))
    .addColumn('tokenHash', 'text', (c) => c.notNull().unique())
    .addColumn('period', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('revokedAt', 'text')
    .addColumn('seenAt', 'text')
    .execute()
  await db.schema
    .createIndex('reportLink_workspace_idx')
    .on('reportLink')
    .columns(['workspaceId', 'createdAt'])
    .execute()
  await db.schema.createIndex('reportLink_project_idx').on('reportLink').column('projectId').execute()
}
