import type { Kysely } from 'kysely'

/** What has happened and still has consequences to come, written with the thing itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('dueAt', 'text', (c) => c.notNull())
    .addColumn('events', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('outbox_due_idx').on('outbox').columns(['dueAt', 'id']).execute()
}
