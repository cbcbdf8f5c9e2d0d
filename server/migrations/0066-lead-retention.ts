import type { Kysely } from 'kysely'

/** How long a workspace keeps its leads. Until when they came in of whom the team was told that they go. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('leadRetention')
    .addColumn('workspaceId', 'text', (c) =>
      c.notNull().primaryKey().references('organization.id').onDelete('cascade'),
    )
    .addColumn('months', 'integer', (c) => c.notNull())
    .addColumn('deed', 'text', (c) => c.notNull())
    .addColumn('toldAt', 'text')
    .addColumn('toldUntil', 'text')
    .execute()
}
