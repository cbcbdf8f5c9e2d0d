import { type Kysely, sql } from 'kysely'

/**
 * What is shared with a client: a project, with what hangs on it. A grant goes with the membership, and with the
 * project. `userId` is the member's, so that lists need no join. Tasks say one by one whether clients see them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('grant')
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('projectId', 'text', (c) => c.notNull().references('project.id').onDelete('cascade'))
    .addColumn('memberId', 'text', (c) => c.notNull().references('member.id').onDelete('cascade'))
    .addColumn('userId', 'text', (c) => c.notNull())
    .addColumn('level', 'text', (c) => c.notNull().check(sql`"level" in ('view', 'comment', 'approve')`))
    .addColumn('leads', 'integer', (c) => c.notNull().check(sql`"leads" in (0, 1)`))
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('createdBy', 'text')
    .addPrimaryKeyConstraint('grant_pk', ['projectId', 'userId'])
    .execute()
  await db.schema.createIndex('grant_user_idx').on('grant').columns(['userId', 'projectId']).execute()
  await db.schema.createIndex('grant_member_idx').on('grant').column('memberId').execute()
  await db.schema.createIndex('grant_workspace_idx').on('grant').column('workspaceId').execute()
  await db.schema
    .alterTable('task')
    .addColumn('clientVisible', 'integer', (c) =>
      c
        .notNull()
        .defaultTo(0)
        .check(sql`"clientVisible" in (0, 1)`),
    )
    .execute()
}
