import type { Kysely } from 'kysely'

/** Lists, the people on them with what proves their permission, letters to many, and sequences of letters. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('subscriberList')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('subscriberList_workspace_idx')
    .on('subscriberList')
    .columns(['workspaceId', 'createdAt'])
    .execute()

  await db.schema
    .createTable('subscriber')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('search', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addUniqueConstraint('subscriber_email_unique', ['workspaceId', 'email'])
    .execute()
  await db.schema
    .createIndex('subscriber_workspace_idx')
    .on('subscriber')
    .columns(['workspaceId', 'createdAt', 'id'])
    .execute()

  await db.schema
    .createTable('subscription')
    .addColumn('listId', 'text', (c) => c.notNull().references('subscriberList.id').onDelete('cascade'))
    .addColumn('subscriberId', 'text', (c) => c.notNull().references('subscriber.id').onDelete('cascade'))
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('textHash', 'text', (c) => c.notNull())
    .addColumn('pageId', 'text')
    .addColumn('batchId', 'text')
    .addColumn('askedAt', 'text', (c) => c.notNull())
    .addColumn('confirmedAt', 'text')
    .addColumn('leftAt', 'text')
    .addPrimaryKeyConstraint('subscription_pk', ['listId', 'subscriberId'])
    .execute()
  await db.schema
    .createIndex('subscription_state_idx')
    .on('subscription')
    .columns(['listId', 'state'])
    .execute()
  await db.schema
    .createIndex('subscription_subscriber_idx')
    .on('subscription')
    .column('subscriberId')
    .execute()
  await db.schema.createIndex('subscription_batch_idx').on('subscription').column('batchId').execute()

  await db.schema
    .createTable('suppression')
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('suppression_pk', ['workspaceId', 'hash'])
    .execute()

  await db.schema
    .createTable('letter')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('listId', 'text', (c) => c.references('subscriberList.id').onDelete('set null'))
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('preview', 'text', (c) => c.notNull())
    .addColumn('document', 'text', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('sendAt', 'text')
    .addColumn('finishedAt', 'text')
    .addColumn('unsubscribed', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createIndex('letter_workspace_idx')
    .on('letter')
    .columns(['workspaceId', 'createdAt', 'id'])
    .execute()

  await db.schema
    .createTable('letterRecipient')
    .addColumn('letterId', 'text', (c) => c.notNull().references('letter.id').onDelete('cascade'))
    .addColumn('subscriberId', 'text', (c) => c.notNull().references('subscriber.id').onDelete('cascade'))
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addColumn('nextAt', 'text', (c) => c.notNull())
    .addColumn('answer', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('letterRecipient_pk', ['letterId', 'subscriberId'])
    .execute()
  await db.schema
    .createIndex('letterRecipient_state_idx')
    .on('letterRecipient')
    .columns(['letterId', 'state', 'nextAt'])
    .execute()
  await db.schema
    .createIndex('letterRecipient_subscriber_idx')
    .on('letterRecipient')
    .column('subscriberId')
    .execute()

  await db.schema
    .createTable('letterLink')
    .addColumn('letterId', 'text', (c) => c.notNull().references('letter.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('clicks', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('letterLink_pk', ['letterId', 'position'])
    .execute()

  await db.schema
    .createTable('sequence')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('listId', 'text', (c) => c.references('subscriberList.id').onDelete('set null'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('sequence_workspace_idx')
    .on('sequence')
    .columns(['workspaceId', 'createdAt'])
    .execute()
  await db.schema.createIndex('sequence_list_idx').on('sequence').columns(['listId', 'state']).execute()

  await db.schema
    .createTable('sequenceVersion')
    .addColumn('sequenceId', 'text', (c) => c.notNull().references('sequence.id').onDelete('cascade'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('steps', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('sequenceVersion_pk', ['sequenceId', 'number'])
    .execute()

  await db.schema
    .createTable('sequencePerson')
    .addColumn('sequenceId', 'text', (c) => c.notNull().references('sequence.id').onDelete('cascade'))
    .addColumn('subscriberId', 'text', (c) => c.notNull().references('subscriber.id').onDelete('cascade'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('stepId', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('dueAt', 'text', (c) => c.notNull())
    .addColumn('enteredAt', 'text', (c) => c.notNull())
    .addColumn('sent', 'integer', (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('sequencePerson_pk', ['sequenceId', 'subscriberId'])
    .execute()
  await db.schema
    .createIndex('sequencePerson_due_idx')
    .on('sequencePerson')
    .columns(['state', 'dueAt'])
    .execute()
  await db.schema
    .createIndex('sequencePerson_subscriber_idx')
    .on('sequencePerson')
    .column('subscriberId')
    .execute()
}
