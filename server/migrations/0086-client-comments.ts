import { type Kysely, sql } from 'kysely'

/** Clients say something of tasks too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('taskComment')
    .addColumn('byClient', 'integer', (c) =>
      c
        .notNull()
        .defaultTo(0)
        .check(sql`"byClient" in (0, 1)`),
    )
    .execute()
}
