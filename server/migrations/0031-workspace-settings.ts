import type { Kysely } from 'kysely'

/** What a workspace says of itself beside its name; no row where nobody has said anything yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('workspaceSettings')
    .addColumn('workspaceId', 'text', (c) =>
      c.notNull().primaryKey().references('organization.id').onDelete('cascade'),
    )
    .addColumn('timeZone', 'text', (c) => c.notNull())
    .addColumn('mailLanguage', 'text', (c) => c.notNull())
    .addColumn('legal', 'text', (c) => c.notNull())
    .addColumn('logo', 'text')
    .execute()
}
