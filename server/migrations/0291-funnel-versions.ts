import type { Kysely } from 'kysely'

/** What a funnel was with all its pages, each time it was published or kept by name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('funnelVersion')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('funnelId', 'text', (c) => c.notNull().references('funnel.id').onDelete('cascade'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('steps', 'integer', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addUniqueConstraint('funnel_version_number', ['funnelId', 'number'])
    .execute()
}
