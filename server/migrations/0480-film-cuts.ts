import { type Kysely, sql } from 'kysely'

const secondFigures = ['seen', 'again', 'cta', 'skipped', 'leads']
const dayFigures = ['plays', 'finished', 'cta', 'leads', 'sent']
const cut = ['source', 'device', 'place', 'variant']

/**
 * Seconds and days of films by source, device, page and variant together, so that each curve can be told for some of them.
 * What was counted before knows less: '?' stands for what was not kept. Of days there is a row for where somebody came from
 * and another for where the film stood; of seconds only how many there were.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('filmSecond').renameTo('filmSecondBefore').execute()
  await db.schema.alterTable('filmDay').renameTo('filmDayBefore').execute()
  await db.schema
    .createTable('filmSecond')
    .addColumn('filmId', 'text', (c) => c.notNull().references('film.id').onDelete('cascade'))
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('second', 'integer', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('device', 'text', (c) => c.notNull())
    .addColumn('place', 'text', (c) => c.notNull())
    .addColumn('variant', 'text', (c) => c.notNull())
    .addColumn('seen', 'bigint', (c) => c.notNull())
    .addColumn('again', 'bigint', (c) => c.notNull())
    .addColumn('cta', 'bigint', (c) => c.notNull())
    .addColumn('skipped', 'bigint', (c) => c.notNull())
    .addColumn('leads', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('filmSecond_cut_pk', [
      'filmId',
      'day',
      'second',
      'source',
      'device',
      'place',
      'variant',
    ])
    .execute()
  await db.schema
    .createTable('filmDay')
    .addColumn('filmId', 'text', (c) => c.notNull().references('film.id').onDelete('cascade'))
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('device', 'text', (c) => c.notNull())
    .addColumn('place', 'text', (c) => c.notNull())
    .addColumn('variant', 'text', (c) => c.notNull())
    .addColumn('plays', 'bigint', (c) => c.notNull())
    .addColumn('finished', 'bigint', (c) => c.notNull())
    .addColumn('cta', 'bigint', (c) => c.notNull())
    .addColumn('leads', 'bigint', (c) => c.notNull())
    .addColumn('sent', 'bigint', (c) => c.notNull())
    .addColumn('watched', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('filmDay_cut_pk', ['filmId', 'day', 'source', 'device', 'place', 'variant'])
    .execute()
  await sql`insert into ${sql.table('filmSecond')} (${names('filmId', 'day', 'second', ...cut, ...secondFigures)})
    select ${names('filmId', 'day', 'second')}, '?', '?', '?', '?', ${names(...secondFigures)}
    from ${sql.table('filmSecondBefore')}`.execute(db)
  await sql`insert into ${sql.table('filmDay')} (${names('filmId', 'day', ...cut, ...dayFigures, 'watched')})
    select ${names('filmId', 'day', 'source', 'device')}, '?', '?', ${names(...dayFigures)}, 0
    from ${sql.table('filmDayBefore')}`.execute(db)
  await sql`insert into ${sql.table('filmDay')} (${names('filmId', 'day', ...cut, ...dayFigures, 'watched')})
    select ${names('filmId', 'day')}, '?', '?', ${names('place', 'variant', 'plays', 'finished', 'cta')}, 0,
      ${names('sent', 'watched')}
    from ${sql.table('filmPlace')}`.execute(db)
  for (const table of ['filmSecondBefore', 'filmDayBefore', 'filmPlace'])
    await db.schema.dropTable(table).execute()
}

function names(...columns: string[]) {
  return sql.join(columns.map((column) => sql.ref(column)))
}
