import { type Kysely, sql } from 'kysely'

/** The queue, its schedule, and the counters of the rate limits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('job')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) =>
      c.notNull().check(sql`"state" in ('queued', 'running', 'done', 'failed', 'cancelled')`),
    )
    .addColumn('runAt', 'text', (c) => c.notNull())
    .addColumn('leaseUntil', 'text')
    .addColumn('worker', 'text')
    .addColumn('attempt', 'integer', (c) => c.notNull())
    .addColumn('maxAttempts', 'integer', (c) => c.notNull())
    .addColumn('progress', 'integer', (c) => c.notNull())
    .addColumn('cancelRequested', 'integer', (c) => c.notNull().check(sql`"cancelRequested" in (0, 1)`))
    .addColumn('uniqueKey', 'text', (c) => c.unique())
    .addColumn('input', 'text', (c) => c.notNull())
    .addColumn('output', 'text')
    .addColumn('error', 'text')
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('finishedAt', 'text')
    .execute()
  await db.schema.createIndex('job_claim_idx').on('job').columns(['state', 'runAt', 'id']).execute()
  await db.schema
    .createTable('jobSchedule')
    .addColumn('kind', 'text', (c) => c.notNull().primaryKey())
    .addColumn('nextRunAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('rateLimit')
    .addColumn('key', 'text', (c) => c.notNull().primaryKey())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('resetAt', 'text', (c) => c.notNull())
    .addColumn('blockedUntil', 'text')
    .execute()
  await db.schema.createIndex('rateLimit_resetAt_idx').on('rateLimit').column('resetAt').execute()
}
