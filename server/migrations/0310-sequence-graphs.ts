import type { Kysely } from 'kysely'

/**
 * Sequences are graphs: somebody stands at a step by its id, and waits there until a moment. Labels of people who get letters
 * are given by a step, and asked for by others.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const people = db.schema.alterTable('sequencePerson')
  await people.addColumn('deadline', 'text').execute()
  await people.addColumn('doubt', 'integer', (c) => c.notNull().defaultTo(0)).execute()
  await db.schema
    .createIndex('sequencePerson_step_idx')
    .on('sequencePerson')
    .columns(['sequenceId', 'stepId', 'state'])
    .execute()
  await db.schema
    .createTable('subscriberLabel')
    .addColumn('subscriberId', 'text', (c) => c.notNull().references('subscriber.id').onDelete('cascade'))
    .addColumn('label', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('subscriberLabel_pk', ['subscriberId', 'label'])
    .execute()
  await db.schema.createIndex('subscriberLabel_label_idx').on('subscriberLabel').column('label').execute()
}
