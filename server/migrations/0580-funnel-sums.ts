import { type Kysely, sql } from 'kysely'

/** What was counted in funnels, by each thing alone that people have in common, by day and by month. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('funnelSum')
    .addColumn('funnelId', 'text', (c) => c.notNull().references('funnel.id').onDelete('cascade'))
    .addColumn('dimension', 'text', (c) => c.notNull())
    .addColumn('isWay', 'integer', (c) => c.notNull())
    .addColumn('bucket', 'integer', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('people', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('funnelSum_pk', ['funnelId', 'dimension', 'isWay', 'bucket', 'value', 'key'])
    .execute()

  const buckets = ['"day"', '-("day" / 100)']
  const values = {
    '': `''`,
    source: '"source"',
    device: '"device"',
    campaign: '"campaign"',
    variant: '"variant"',
  }
  for (const [dimension, value] of Object.entries(values))
    for (const bucket of buckets)
      await sql`insert into "funnelSum" ("funnelId", "dimension", "isWay", "bucket", "value", "key", "people")
        select "funnelId", ${dimension}, case when "key" like '%>%' then 1 else 0 end, ${sql.raw(bucket)},
          ${sql.raw(value)}, "key", cast(sum("people") as integer)
        from "funnelTally" group by 1, 2, 3, 4, 5, 6`.execute(db)
}
