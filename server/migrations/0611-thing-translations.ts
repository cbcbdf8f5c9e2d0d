import type { Kysely } from 'kysely'

/** What quizzes, contests, letters, sequences and the fields of collections say in other languages, and in which one people are spoken to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('thingTranslation')
    .addColumn('thingId', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    // Of these one says which it is: with that it goes.
    .addColumn('quizId', 'text', (c) => c.references('quiz.id').onDelete('cascade'))
    .addColumn('contestId', 'text', (c) => c.references('contest.id').onDelete('cascade'))
    .addColumn('letterId', 'text', (c) => c.references('letter.id').onDelete('cascade'))
    .addColumn('sequenceId', 'text', (c) => c.references('sequence.id').onDelete('cascade'))
    .addColumn('collectionId', 'text', (c) => c.references('collection.id').onDelete('cascade'))
    .addColumn('live', 'text')
    .addColumn('changedAt', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('thingTranslation_pk', ['thingId', 'language'])
    .execute()
  for (const thing of ['quiz', 'contest', 'letter', 'sequence', 'collection'])
    await db.schema
      .createIndex(`thingTranslation_${thing}_idx`)
      .on('thingTranslation')
      .column(`${thing}Id`)
      .execute()
  await db.schema
    .createTable('thingText')
    .addColumn('thingId', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('element', 'text', (c) => c.notNull())
    .addColumn('path', 'text', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('thingText_pk', ['thingId', 'language', 'element', 'path'])
    .addForeignKeyConstraint(
      'thingText_translation_fk',
      ['thingId', 'language'],
      'thingTranslation',
      ['thingId', 'language'],
      (c) => c.onDelete('cascade'),
    )
    .execute()
  for (const table of ['subscriber', 'contestEntry'])
    await db.schema
      .alterTable(table)
      .addColumn('language', 'text', (c) => c.notNull().defaultTo(''))
      .execute()
}
