import type { Kysely } from 'kysely'

/** Pages out of a table that are published again and again, and how each time went. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pageSchedule')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('createdBy', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('target', 'text', (c) => c.notNull())
    .addColumn('secret', 'text')
    .addColumn('recipe', 'text', (c) => c.notNull())
    .addColumn('tableFrom', 'text', (c) => c.notNull())
    .addColumn('tableText', 'text')
    .addColumn('placesFrom', 'text', (c) => c.notNull())
    .addColumn('placesText', 'text')
    .addColumn('rhythm', 'text', (c) => c.notNull())
    .addColumn('nextAt', 'text')
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('pageSchedule_workspace_idx')
    .on('pageSchedule')
    .columns(['workspaceId', 'createdAt'])
    .execute()
  await db.schema.createIndex('pageSchedule_nextAt_idx').on('pageSchedule').column('nextAt').execute()
  await db.schema.createIndex('pageSchedule_createdBy_idx').on('pageSchedule').column('createdBy').execute()
  await db.schema
    .createTable('pageScheduleRun')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('scheduleId', 'text', (c) => c.notNull().references('pageSchedule.id').onDelete('cascade'))
    .addColumn('byHand', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('problem', 'text')
    .addColumn('detail', 'text', (c) => c.notNull())
    .addColumn('same', 'integer', (c) => c.notNull())
    .addColumn('skipped', 'integer', (c) => c.notNull())
    .addColumn('batchId', 'text', (c) => c.references('pageBatch.id').onDelete('set null'))
    .addColumn('startedAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('pageScheduleRun_schedule_idx')
    .on('pageScheduleRun')
    .columns(['scheduleId', 'startedAt'])
    .execute()
  await db.schema.createIndex('pageScheduleRun_batch_idx').on('pageScheduleRun').column('batchId').execute()
}
