import type { Kysely } from 'kysely'

/** What calls with an `Idempotency-Key` were answered, for whoever repeats them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('idempotencyKey')
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('tokenId', 'text', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('fingerprint', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('answer', 'text')
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('idempotencyKey_pk', ['workspaceId', 'userId', 'tokenId', 'key'])
    .execute()
  const indexes = ['createdAt', 'userId'] as const
  for (const column of indexes)
    await db.schema.createIndex(`idempotencyKey_${column}_idx`).on('idempotencyKey').column(column).execute()
}
