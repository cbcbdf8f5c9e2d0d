import type { Kysely } from 'kysely'

/** What the team made with the tools, by person and day of the workspace: figures alone, nothing of the files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('toolUse')
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('tool', 'text', (c) => c.notNull())
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('uses', 'bigint', (c) => c.notNull())
    .addColumn('files', 'bigint', (c) => c.notNull())
    .addColumn('savedBytes', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('toolUse_pk', ['workspaceId', 'day', 'tool', 'userId'])
    .execute()
  await db.schema.createIndex('toolUse_user_idx').on('toolUse').column('userId').execute()
}
