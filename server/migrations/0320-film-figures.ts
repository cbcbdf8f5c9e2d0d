import type { Kysely } from 'kysely'

/**
 * Of films: what is leapt over, what is sent after how much was seen, where it is played (page and variant), and how it is
 * made (AV1, HLS). A play knows the visit's number only as a digest, and is deleted within a day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const figure of ['skipped', 'leads'])
    await db.schema
      .alterTable('filmSecond')
      .addColumn(figure, 'bigint', (c) => c.notNull().defaultTo(0))
      .execute()
  await db.schema
    .alterTable('filmDay')
    .addColumn('sent', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
  for (const told of ['visit', 'source', 'device', 'place', 'variant'])
    await db.schema
      .alterTable('filmView')
      .addColumn(told, 'text', (c) => c.notNull().defaultTo(''))
      .execute()
  await db.schema
    .alterTable('filmView')
    .addColumn('isSent', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema.createIndex('filmView_visit_idx').on('filmView').column('visit').execute()
  await db.schema
    .createTable('filmPlace')
    .addColumn('filmId', 'text', (c) => c.notNull().references('film.id').onDelete('cascade'))
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('place', 'text', (c) => c.notNull())
    .addColumn('variant', 'text', (c) => c.notNull())
    .addColumn('plays', 'bigint', (c) => c.notNull())
    .addColumn('finished', 'bigint', (c) => c.notNull())
    .addColumn('cta', 'bigint', (c) => c.notNull())
    .addColumn('sent', 'bigint', (c) => c.notNull())
    .addColumn('watched', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('filmPlace_pk', ['filmId', 'day', 'place', 'variant'])
    .execute()
  await db.schema
    .alterTable('film')
    .addColumn('making', 'text', (c) => c.notNull().defaultTo('{}'))
    .execute()
  await db.schema.alterTable('film').addColumn('fetchedBy', 'text').execute()
}
