import type { Kysely } from 'kysely'

/**
 * Symbols, letters and quizzes are edited by several at once, as pages are: what is done to each stands in one order. A symbol
 * has a draft beside its versions; letters and quizzes are written with each step.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await steps(db, 'symbol')
  await steps(db, 'letter')
  await steps(db, 'quiz')
  await db.schema.alterTable('symbol').addColumn('draft', 'text').execute()
  await db.schema
    .alterTable('symbol')
    .addColumn('draftVersion', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
  await db.schema
    .alterTable('symbol')
    .addColumn('behind', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}

/** What is done to the documents of one table, which goes with them. */
async function steps(db: Kysely<unknown>, of: 'symbol' | 'letter' | 'quiz') {
  const table = `${of}Operation`
  await db.schema
    .createTable(table)
    .addColumn('documentId', 'text', (c) => c.notNull().references(`${of}.id`).onDelete('cascade'))
    .addColumn('sequence', 'integer', (c) => c.notNull())
    .addColumn('session', 'text', (c) => c.notNull())
    .addColumn('n', 'integer', (c) => c.notNull())
    .addColumn('authorId', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('operations', 'text', (c) => c.notNull())
    .addColumn('name', 'text')
    .addColumn('at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint(`${of}_operation_pk`, ['documentId', 'sequence'])
    .addUniqueConstraint(`${of}_operation_once`, ['documentId', 'session', 'n'])
    .execute()
  await db.schema.createIndex(`${of}_operation_author_idx`).on(table).column('authorId').execute()
  await db.schema.createIndex(`${of}_operation_at_idx`).on(table).column('at').execute()
}
