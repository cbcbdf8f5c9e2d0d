import type { Kysely } from 'kysely'

/**
 * How often somebody wants to be written to, which letter had their last turn, when each letter went, and the letters of
 * sequences that somebody got.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('subscriber')
    .addColumn('pace', 'text', (c) => c.notNull().defaultTo('each'))
    .execute()
  await db.schema.alterTable('subscriber').addColumn('turnAt', 'text').execute()
  await db.schema
    .alterTable('subscriber')
    .addColumn('turnBy', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('letterRecipient').addColumn('sentAt', 'text').execute()
  await db.schema
    .alterTable('sequencePerson')
    .addColumn('held', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()

  await db.schema
    .createTable('sequenceLetter')
    .addColumn('subscriberId', 'text', (c) => c.notNull().references('subscriber.id').onDelete('cascade'))
    .addColumn('sequenceId', 'text', (c) => c.notNull().references('sequence.id').onDelete('cascade'))
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('sequenceLetter_pk', ['subscriberId', 'at', 'sequenceId'])
    .execute()
  await db.schema
    .createIndex('sequenceLetter_sequence_idx')
    .on('sequenceLetter')
    .column('sequenceId')
    .execute()
}
