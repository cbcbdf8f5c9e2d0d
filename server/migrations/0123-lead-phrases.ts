import { type Kysely, sql } from 'kysely'

/**
 * Texts that many leads share, the names of pages as they were and what was agreed to, are found once and lead to all of
 * theirs. What was indexed before knows nothing of them: a job goes through it again, and remembers how far it is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('leadPhrase')
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('digest', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('search', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('leadPhrase_key', ['workspaceId', 'kind', 'digest'])
    .execute()
  await db.schema
    .createTable('leadReindex')
    .addColumn('id', 'integer', (c) => c.notNull().primaryKey())
    .addColumn('done', 'bigint', (c) => c.notNull())
    .addColumn('last', 'bigint', (c) => c.notNull())
    .execute()
  await sql`insert into "leadReindex" ("id", "done", "last")
    select 1, 0, max("seq") from "lead" having max("seq") is not null`.execute(db)
}
