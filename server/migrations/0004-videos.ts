import { type Kysely, sql } from 'kysely'

/**
 * Downloads of videos and what is known of their addresses. The rows name no parent on purpose: the file of a removed
 * account would stay behind without its row, and both go with their own expiry.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('videoInfo')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull())
    .addColumn('userId', 'text', (c) => c.notNull())
    .addColumn('url', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('info', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('videoInfo_createdAt_idx').on('videoInfo').column('createdAt').execute()
  await db.schema
    .createTable('videoTask')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull())
    .addColumn('userId', 'text', (c) => c.notNull())
    .addColumn('jobId', 'text')
    .addColumn('url', 'text', (c) => c.notNull())
    .addColumn('wanted', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) =>
      c
        .notNull()
        .check(sql`"state" in ('queued', 'downloading', 'processing', 'completed', 'failed', 'cancelled')`),
    )
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('percent', 'integer', (c) => c.notNull())
    .addColumn('speed', 'bigint', (c) => c.notNull())
    .addColumn('eta', 'integer')
    .addColumn('error', 'text')
    .addColumn('received', 'bigint', (c) => c.notNull())
    .addColumn('filename', 'text')
    .addColumn('size', 'bigint')
    .addColumn('duration', 'double precision')
    .addColumn('fileKey', 'text')
    .addColumn('hidden', 'integer', (c) => c.notNull().check(sql`"hidden" in (0, 1)`))
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('finishedAt', 'text')
    .addColumn('expiresAt', 'text')
    .execute()
  await db.schema
    .createIndex('videoTask_list_idx')
    .on('videoTask')
    .columns(['userId', 'createdAt', 'id'])
    .execute()
  await db.schema.createIndex('videoTask_state_idx').on('videoTask').columns(['state', 'createdAt']).execute()
}
