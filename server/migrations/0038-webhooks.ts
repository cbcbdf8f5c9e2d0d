import { type Kysely, sql } from 'kysely'

/** Addresses of other programs, what they are told, and every try to tell it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('webhook')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('events', 'text', (c) => c.notNull())
    .addColumn('isActive', 'integer', (c) => c.notNull().check(sql`"isActive" in (0, 1)`))
    .addColumn('generation', 'integer', (c) => c.notNull())
    .addColumn('oldSecretUntil', 'text')
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('triedAt', 'text')
    .addColumn('lastDelivered', 'integer')
    .execute()
  await db.schema
    .createTable('webhookDelivery')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('webhookId', 'text', (c) => c.notNull().references('webhook.id').onDelete('cascade'))
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('event', 'text', (c) => c.notNull())
    .addColumn('subjectId', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) =>
      c.notNull().check(sql`"state" in ('waiting', 'delivered', 'failed', 'dropped')`),
    )
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('nextAt', 'text')
    .execute()
  await db.schema
    .createTable('webhookTry')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('deliveryId', 'text', (c) => c.notNull().references('webhookDelivery.id').onDelete('cascade'))
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('milliseconds', 'integer', (c) => c.notNull())
    .addColumn('status', 'integer')
    .addColumn('problem', 'text')
    .addColumn('answer', 'text', (c) => c.notNull())
    .execute()
  const indexes = [
    ['webhook_list_idx', 'webhook', ['workspaceId', 'createdAt', 'id']],
    ['webhookDelivery_list_idx', 'webhookDelivery', ['webhookId', 'at', 'id']],
    ['webhookDelivery_workspace_idx', 'webhookDelivery', ['workspaceId']],
    ['webhookDelivery_age_idx', 'webhookDelivery', ['at']],
    ['webhookTry_delivery_idx', 'webhookTry', ['deliveryId', 'at']],
  ] as const
  for (const [name, table, columns] of indexes)
    await db.schema
      .createIndex(name)
      .on(table)
      .columns([...columns])
      .execute()
}
