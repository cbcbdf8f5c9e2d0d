import type { Kysely } from 'kysely'

/** Reports that go out by mail each month, and who reads them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reportMailing')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('projectId', 'text', (c) => c.references('project.id').onDelete('cascade'))
    .addColumn('plannedMonth', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('reportMailing_workspace_idx')
    .on('reportMailing')
    .columns(['workspaceId', 'createdAt'])
    .execute()
  await db.schema.createIndex('reportMailing_project_idx').on('reportMailing').column('projectId').execute()
  await db.schema
    .createTable('reportReader')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('mailingId', 'text', (c) => c.notNull().references('reportMailing.id').onDelete('cascade'))
    .addColumn('userId', 'text', (c) => c.references('user.id').onDelete('cascade'))
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('stoppedAt', 'text')
    .addColumn('month', 'text')
    .addColumn('state', 'text')
    .addColumn('at', 'text')
    .addColumn('reason', 'text')
    .execute()
  await db.schema.createIndex('reportReader_mailing_idx').on('reportReader').column('mailingId').execute()
  await db.schema.createIndex('reportReader_user_idx').on('reportReader').column('userId').execute()
}
