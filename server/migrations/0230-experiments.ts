import { type Kysely, sql } from 'kysely'

/** Tests of pages: what is tried beside a page, how it is split, and what was counted by day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('experiment')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('pageId', 'text', (c) => c.notNull().references('page.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull().check(sql`"state" in ('draft', 'running', 'stopped')`))
    .addColumn('effect', 'integer', (c) => c.notNull())
    .addColumn('dailyVisitors', 'integer', (c) => c.notNull())
    .addColumn('planned', 'integer', (c) => c.notNull())
    .addColumn('plannedDays', 'integer', (c) => c.notNull())
    .addColumn('salt', 'text')
    .addColumn('startedAt', 'text')
    .addColumn('endedAt', 'text')
    .addColumn('endedBy', 'text')
    .addColumn('applied', 'text')
    .addColumn('proof', 'text')
    .addColumn('lesson', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .execute()
  await sql`create unique index "experiment_open_idx" on "experiment" ("pageId") where "state" <> 'stopped'`.execute(
    db,
  )
  for (const [name, columns] of [
    ['experiment_page_idx', ['pageId', 'createdAt']],
    ['experiment_workspace_idx', ['workspaceId', 'createdAt', 'id']],
  ] as const)
    await db.schema
      .createIndex(name)
      .on('experiment')
      .columns([...columns])
      .execute()

  await db.schema
    .createTable('experimentVariant')
    .addColumn('experimentId', 'text', (c) => c.notNull().references('experiment.id').onDelete('cascade'))
    .addColumn('letter', 'text', (c) => c.notNull().check(sql`"letter" between 'A' and 'D'`))
    .addColumn('share', 'integer', (c) => c.notNull())
    .addColumn('document', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('experimentVariant_pk', ['experimentId', 'letter'])
    .execute()

  await db.schema
    .createTable('experimentTally')
    .addColumn('experimentId', 'text', (c) => c.notNull().references('experiment.id').onDelete('cascade'))
    .addColumn('letter', 'text', (c) => c.notNull())
    .addColumn('day', 'integer', (c) => c.notNull())
    .addColumn('visitors', 'integer', (c) => c.notNull())
    .addColumn('conversions', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('experimentTally_pk', ['experimentId', 'letter', 'day'])
    .execute()
}
