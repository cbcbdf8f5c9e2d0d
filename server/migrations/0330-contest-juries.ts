import type { Kysely } from 'kysely'

/** What each member of a jury gave, each time they gave it; and what people sent in beside their entry. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('contestMark')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('contestId', 'text', (c) => c.notNull().references('contest.id').onDelete('cascade'))
    .addColumn('alias', 'text', (c) => c.notNull())
    .addColumn('memberId', 'text', (c) => c.notNull())
    .addColumn('mark', 'integer', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('contestMark_contest_idx')
    .on('contestMark')
    .columns(['contestId', 'alias'])
    .execute()
  await db.schema
    .alterTable('contestEntry')
    .addColumn('workText', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('contestEntry').addColumn('workKey', 'text').execute()
  await db.schema
    .alterTable('contestEntry')
    .addColumn('workState', 'text', (c) => c.notNull().defaultTo('none'))
    .execute()
  await db.schema
    .createIndex('contestEntry_work_idx')
    .on('contestEntry')
    .columns(['contestId', 'workState'])
    .execute()
}
