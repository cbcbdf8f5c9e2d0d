import type { Kysely } from 'kysely'

/** Whose work a job is, whether it is short, and when it was begun last: what a fair turn is told by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('job').addColumn('share', 'text').execute()
  await db.schema
    .alterTable('job')
    .addColumn('short', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('job').addColumn('startedAt', 'text').execute()
  await db.schema.createIndex('job_share_idx').on('job').columns(['share', 'startedAt']).execute()
}
