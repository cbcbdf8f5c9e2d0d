import type { Kysely } from 'kysely'

/** What people do to a page, in one order: several edit it at once, and its document is written behind them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pageOperation')
    .addColumn('pageId', 'text', (c) => c.notNull().references('page.id').onDelete('cascade'))
    .addColumn('sequence', 'integer', (c) => c.notNull())
    .addColumn('session', 'text', (c) => c.notNull())
    .addColumn('n', 'integer', (c) => c.notNull())
    .addColumn('authorId', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('operations', 'text', (c) => c.notNull())
    .addColumn('name', 'text')
    .addColumn('at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('page_operation_pk', ['pageId', 'sequence'])
    .addUniqueConstraint('page_operation_once', ['pageId', 'session', 'n'])
    .execute()
  await db.schema.createIndex('page_operation_author_idx').on('pageOperation').column('authorId').execute()
  await db.schema.createIndex('page_operation_at_idx').on('pageOperation').column('at').execute()
  await db.schema
    .alterTable('page')
    .addColumn('behind', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}
