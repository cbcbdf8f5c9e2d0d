import type { Kysely } from 'kysely'

/** The mail server by which a workspace writes to people, in place of the installation's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mailServer')
    .addColumn('workspaceId', 'text', (c) =>
      c.notNull().primaryKey().references('organization.id').onDelete('cascade'),
    )
    .addColumn('host', 'text', (c) => c.notNull())
    .addColumn('port', 'integer', (c) => c.notNull())
    .addColumn('security', 'text', (c) => c.notNull())
    .addColumn('user', 'text', (c) => c.notNull())
    .addColumn('secret', 'text', (c) => c.notNull())
    .addColumn('sender', 'text', (c) => c.notNull())
    .addColumn('isUsed', 'integer', (c) => c.notNull())
    .addColumn('changedAt', 'text', (c) => c.notNull())
    .addColumn('triedAt', 'text')
    .addColumn('problem', 'text', (c) => c.notNull())
    .addColumn('answer', 'text', (c) => c.notNull())
    .execute()
}
