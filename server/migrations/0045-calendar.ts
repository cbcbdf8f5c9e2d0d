import { type Kysely, sql } from 'kysely'

/** Events, and the addresses at which other programs read them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('calendarEvent')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('createdBy', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('uid', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('notes', 'text', (c) => c.notNull())
    .addColumn('place', 'text', (c) => c.notNull())
    .addColumn('allDay', 'integer', (c) => c.notNull().check(sql`"allDay" in (0, 1)`))
    .addColumn('starts', 'text', (c) => c.notNull())
    .addColumn('ends', 'text', (c) => c.notNull())
    .addColumn('zone', 'text', (c) => c.notNull())
    .addColumn('recurrence', 'text')
    .addColumn('firstDay', 'text', (c) => c.notNull())
    .addColumn('lastDay', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('updatedAt', 'text', (c) => c.notNull())
    .addColumn('deletedAt', 'text')
    .execute()
  await db.schema
    .createTable('calendarFeed')
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('generation', 'integer', (c) => c.notNull())
    .addColumn('tokenHash', 'text', (c) => c.notNull().unique())
    .addPrimaryKeyConstraint('calendarFeed_pk', ['workspaceId', 'userId'])
    .execute()
  const indexes = [
    ['calendarEvent_uid_idx', ['workspaceId', 'uid']],
    ['calendarEvent_days_idx', ['workspaceId', 'lastDay', 'firstDay']],
    ['calendarEvent_list_idx', ['workspaceId', 'updatedAt', 'id']],
  ] as const
  for (const [name, columns] of indexes) {
    const index = db.schema
      .createIndex(name)
      .on('calendarEvent')
      .columns([...columns])
    await (name === 'calendarEvent_uid_idx' ? index.unique() : index).execute()
  }
  await sql`create index "calendarEvent_deleted_idx" on "calendarEvent" ("deletedAt") where "deletedAt" is not null`.execute(
    db,
  )
  await db.schema.createIndex('calendarFeed_user_idx').on('calendarFeed').column('userId').execute()
  await sql`create index "page_publish_idx" on "page" ("workspaceId", "publishAt") where "publishAt" is not null`.execute(
    db,
  )
  // Of tasks that are done, and only where a day is asked for.
  await sql`create index "task_done_due_idx" on "task" ("workspaceId", "dueOn")
    where "deletedAt" is null and "doneAt" is not null and "dueOn" is not null`.execute(db)
}
