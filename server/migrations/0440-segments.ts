import type { Kysely } from 'kysely'

/**
 * Segments: people by rules, named. Letters go to a list, or to those of it whom a segment means. Who stands on a list, and who
 * has a label, is read from the indexes alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('segment')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('rules', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('segment_workspace_idx')
    .on('segment')
    .columns(['workspaceId', 'createdAt'])
    .execute()
  await db.schema.alterTable('letter').addColumn('segmentId', 'text').execute()

  await db.schema.dropIndex('subscription_state_idx').execute()
  await db.schema
    .createIndex('subscription_state_idx')
    .on('subscription')
    .columns(['listId', 'state', 'subscriberId'])
    .execute()
  // From a mail to its person and from a person to their mail, without the rest of the row.
  await db.schema
    .createIndex('subscriber_mail_idx')
    .on('subscriber')
    .columns(['workspaceId', 'email', 'id'])
    .execute()
  await db.schema
    .createIndex('subscriber_id_idx')
    .on('subscriber')
    .columns(['id', 'workspaceId', 'email', 'createdAt'])
    .execute()
  await db.schema.dropIndex('subscriberLabel_label_idx').execute()
  await db.schema
    .createIndex('subscriberLabel_label_idx')
    .on('subscriberLabel')
    .columns(['label', 'subscriberId'])
    .execute()
}
