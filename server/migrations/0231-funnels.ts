import type { Kysely } from 'kysely'

/** Funnels: their steps, which pages are steps of what is published, what was counted, and where leads left their data. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('funnel')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('workspaceId', 'text', (c) => c.notNull().references('organization.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('graph', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('updatedAt', 'text', (c) => c.notNull())
    .addColumn('publishedAt', 'text')
    .execute()
  await db.schema
    .createIndex('funnel_workspace_idx')
    .on('funnel')
    .columns(['workspaceId', 'updatedAt', 'id'])
    .execute()

  await db.schema
    .createTable('funnelPage')
    .addColumn('pageId', 'text', (c) => c.notNull().primaryKey().references('page.id').onDelete('cascade'))
    .addColumn('funnelId', 'text', (c) => c.notNull().references('funnel.id').onDelete('cascade'))
    .addColumn('step', 'text', (c) => c.notNull())
    .addColumn('isStart', 'integer', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('funnel_page_funnel_idx').on('funnelPage').column('funnelId').execute()

  await db.schema
    .createTable('funnelTally')
    .addColumn('funnelId', 'text', (c) => c.notNull().references('funnel.id').onDelete('cascade'))
    .addColumn('day', 'integer', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('device', 'text', (c) => c.notNull())
    .addColumn('campaign', 'text', (c) => c.notNull())
    .addColumn('variant', 'text', (c) => c.notNull())
    .addColumn('people', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('funnelTally_pk', [
      'funnelId',
      'day',
      'key',
      'source',
      'device',
      'campaign',
      'variant',
    ])
    .execute()

  await db.schema
    .createTable('funnelLead')
    .addColumn('leadId', 'text', (c) => c.notNull().primaryKey().references('lead.id').onDelete('cascade'))
    .addColumn('funnelId', 'text', (c) => c.notNull().references('funnel.id').onDelete('cascade'))
    .addColumn('steps', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('funnel_lead_funnel_idx').on('funnelLead').columns(['funnelId', 'at']).execute()
}
