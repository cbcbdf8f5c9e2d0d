import type { Kysely } from 'kysely'

/** Where a person worked last, and what an invitation says beside what the auth library keeps of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('lastWorkspace')
    .addColumn('userId', 'text', (c) => c.notNull().primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .execute()
  await db.schema.alterTable('invitation').addColumn('message', 'text').execute()
  // Who accepts twice at the same moment joins once.
  await db.schema
    .createIndex('member_once_idx')
    .unique()
    .on('member')
    .columns(['organizationId', 'userId'])
    .execute()
  await db.schema.alterTable('auditEvent').addColumn('workspaceId', 'text').execute()
  await db.schema
    .createIndex('auditEvent_workspace_idx')
    .on('auditEvent')
    .columns(['workspaceId', 'at', 'id'])
    .execute()
}
