import { type CreateTableBuilder, type Kysely, PostgresAdapter, sql } from 'kysely'

/** What is counted of everybody who looks at a published page: sums alone, and no row that is about one person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isSqlite = !(db.getExecutor().adapter instanceof PostgresAdapter)
  // The key is all that these rows are found by: on SQLite they stand in its order, and nowhere else.
  const byKey = <Name extends string, Column extends string>(table: CreateTableBuilder<Name, Column>) =>
    isSqlite ? table.modifyEnd(sql`without rowid`) : table

  await db.schema
    .createTable('visitScope')
    .addColumn('id', 'bigint', (c) => c.primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('siteId', 'text', (c) => c.notNull())
    .addColumn('pageId', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('visitScope_place_idx')
    .on('visitScope')
    .columns(['workspaceId', 'siteId'])
    .execute()
  await db.schema
    .createTable('visitProfile')
    .addColumn('id', 'bigint', (c) => c.primaryKey())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('campaign', 'text', (c) => c.notNull())
    .addColumn('medium', 'text', (c) => c.notNull())
    .addColumn('device', 'text', (c) => c.notNull())
    .addColumn('browser', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('country', 'text', (c) => c.notNull())
    .addColumn('variant', 'text', (c) => c.notNull())
    .execute()
  await byKey(
    db.schema
      .createTable('visitTotal')
      .addColumn('scope', 'bigint', (c) => c.notNull().references('visitScope.id').onDelete('cascade'))
      .addColumn('bucket', 'integer', (c) => c.notNull())
      .addColumn('visits', 'integer', (c) => c.notNull())
      .addColumn('visitors', 'integer', (c) => c.notNull())
      .addColumn('conversions', 'integer', (c) => c.notNull())
      .addColumn('entries', 'integer', (c) => c.notNull())
      .addColumn('exits', 'integer', (c) => c.notNull())
      .addColumn('measured', 'integer', (c) => c.notNull())
      .addColumn('seconds', 'bigint', (c) => c.notNull())
      .addColumn('depth', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('visitTotal_pk', ['scope', 'bucket']),
  ).execute()
  await byKey(
    db.schema
      .createTable('visitMix')
      .addColumn('scope', 'bigint', (c) => c.notNull().references('visitScope.id').onDelete('cascade'))
      .addColumn('bucket', 'integer', (c) => c.notNull())
      .addColumn('profile', 'bigint', (c) => c.notNull())
      .addColumn('visits', 'integer', (c) => c.notNull())
      .addColumn('visitors', 'integer', (c) => c.notNull())
      .addColumn('conversions', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('visitMix_pk', ['scope', 'bucket', 'profile']),
  ).execute()
  await byKey(
    db.schema
      .createTable('visitDiscarded')
      .addColumn('scope', 'bigint', (c) => c.notNull().references('visitScope.id').onDelete('cascade'))
      .addColumn('bucket', 'integer', (c) => c.notNull())
      .addColumn('reason', 'text', (c) => c.notNull())
      .addColumn('visits', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('visitDiscarded_pk', ['scope', 'bucket', 'reason']),
  ).execute()
  await byKey(
    db.schema
      .createTable('visitSeen')
      .addColumn('day', 'integer', (c) => c.notNull())
      .addColumn('scope', 'bigint', (c) => c.notNull())
      .addColumn('hash', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('visitSeen_pk', ['day', 'scope', 'hash']),
  ).execute()
  await db.schema
    .createTable('visitLive')
    .addColumn('hash', 'bigint', (c) => c.primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('siteId', 'text', (c) => c.notNull())
    .addColumn('pageId', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('visitLive_at_idx').on('visitLive').columns(['workspaceId', 'at']).execute()
  await db.schema
    .createTable('visitSalt')
    .addColumn('day', 'integer', (c) => c.primaryKey())
    .addColumn('sealed', 'text', (c) => c.notNull())
    .addColumn('madeAt', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('visitSetting')
    .addColumn('siteId', 'text', (c) => c.primaryKey().references('site.id').onDelete('cascade'))
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('mode', 'text', (c) => c.notNull())
    .addColumn('respects', 'integer', (c) => c.notNull())
    .addColumn('measures', 'integer', (c) => c.notNull())
    .execute()
}
