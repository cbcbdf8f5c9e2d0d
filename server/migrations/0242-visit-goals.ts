import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** What of a page is a conversion, and how often each came about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isSqlite = !(db.getExecutor().adapter instanceof PostgresAdapter)
  await db.schema
    .createTable('visitGoalSetting')
    .addColumn('pageId', 'text', (c) => c.notNull().primaryKey().references('page.id').onDelete('cascade'))
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('forms', 'integer', (c) => c.notNull())
    .addColumn('clicks', 'integer', (c) => c.notNull())
    .addColumn('reachedPageId', 'text', (c) => c.references('page.id').onDelete('set null'))
    .execute()
  await db.schema
    .createIndex('visitGoalSetting_reached_idx')
    .on('visitGoalSetting')
    .column('reachedPageId')
    .execute()
  const goals = db.schema
    .createTable('visitGoal')
    .addColumn('scope', 'bigint', (c) => c.notNull().references('visitScope.id').onDelete('cascade'))
    .addColumn('bucket', 'integer', (c) => c.notNull())
    .addColumn('goal', 'text', (c) => c.notNull())
    .addColumn('conversions', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('visitGoal_pk', ['scope', 'bucket', 'goal'])
  await (isSqlite ? goals.modifyEnd(sql`without rowid`) : goals).execute()
}
