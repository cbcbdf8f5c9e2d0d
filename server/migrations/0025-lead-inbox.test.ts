import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, it } from 'vitest'
import { leadListStore } from '../src/features/leads/inbox/list/store.ts'
import { contactBook } from '../src/features/contacts/contacts.ts'
import { leadIndex } from '../src/features/leads/search/lead-index.ts'
import { type Database, openDatabase } from '../src/platform/database/database.ts'
import { migrate } from '../src/platform/database/migrate.ts'
import { atEnd } from '../src/testing/at-end.ts'
import { emptyDatabase, onBothEngines } from '../src/testing/engines.ts'
import { migrations } from './index.ts'

const scope = { workspaceId: 'estudio', sharedWith: null }
const newestFirst = { sort: 'date', order: 'desc' } as const

const sent = [
  ['uno', 0, '2026-10-01', { nombre: 'Íñigo Peña', email: 'Inigo@Ejemplo.es', telefono: '+34 600 123 456' }],
  ['dos', 0, '2026-10-02', { name: 'Ana Ruiz', phone: '600123456', mensaje: 'Una web de zapatos' }],
  ['tres', 1, '2026-10-03', { email: 'robot@spam.es' }],
  ['cuatro', 0, '2026-10-04', { empresa: 'Sin nombre ni correo' }],
] as const

/** Brings a database to the state before a migration. */
async function until(database: Database, name: string) {
  const before = Object.fromEntries(Object.entries(migrations).filter(([each]) => each < name))
  const migrator = new Migrator({ db: database.kysely, provider: { getMigrations: async () => before } })
  expect((await migrator.migrateToLatest()).error).toBeUndefined()
}

onBothEngines('leads of the time before the inbox', (engine) => {
  it('are known by their person, and found before and after the index has them', async () => {
    const database = openDatabase(await emptyDatabase(engine), () => {})
    atEnd(database.close)
    await until(database, '0025')
    const now = engine === 'postgres' ? sql`now()` : sql`'2026-11-01'`
    await sql`insert into "organization" ("id", "name", "slug", "createdAt") values ('estudio', 'e', 'e', ${now})`.execute(
      database.kysely,
    )
    for (const [id, spam, day, values] of sent) {
      const fields = Object.entries(values).map(([name, value]) => ({ name, label: name, value }))
      await sql`insert into "lead" ("id", "workspaceId", "pageName", "formId", "spam", "createdAt", "fields")
        values (${id}, 'estudio', 'Captación', 'form-1', ${spam}, ${`${day}T08:00:00.000Z`}, ${JSON.stringify(fields)})`.execute(
        database.kysely,
      )
    }
    await until(database, '0041')
    await sql`update "lead" set "labels" = '["VIP","Óptica"]', "teamSearch" = 'vip' where "id" = 'uno'`.execute(
      database.kysely,
    )

    await migrate(database)

    const rows = await database
      .query()
      .selectFrom('lead')
      .select(['id', 'name', 'emailKey', 'phoneKey', 'state', 'spamReason', 'version'])
      .orderBy('createdAt')
      .execute()
    expect(rows.map(({ id, name, emailKey, phoneKey }) => [id, name, emailKey, phoneKey])).toEqual([
      ['uno', 'Íñigo Peña', 'inigo@ejemplo.es', '600123456'],
      ['dos', 'Ana Ruiz', null, '600123456'],
      ['tres', '', 'robot@spam.es', null],
      ['cuatro', '', null, null],
    ])
    expect(rows.map(({ state, spamReason, version }) => [state, spamReason, version])).toEqual([
      ['new', null, 1],
      ['new', null, 1],
      ['new', 'trap', 1],
      ['new', null, 1],
    ])
    const labels = await database.query().selectFrom('leadLabel').select('name').orderBy('name').execute()
    expect(labels.map(({ name }) => name).toSorted()).toEqual(['VIP', 'Óptica'])

    const store = leadListStore(database)
    const found = async () => {
      const ids = []
      for (const filter of [
        {},
        { q: 'pena' },
        { q: '600123' },
        { q: 'zapat' },
        { label: 'Óptica' },
        { state: 'spam' as const },
      ])
        ids.push((await store.list({ scope, ...filter }, newestFirst, null, 10)).map(({ id }) => id))
      return ids
    }
    const expected = [['cuatro', 'dos', 'uno'], ['uno'], ['dos', 'uno'], ['dos'], ['uno'], ['tres']]
    expect(await found()).toEqual(expected)
    await leadIndex(database, contactBook(database)).job.run(null, {
      signal: new AbortController().signal,
      progress: () => {},
      isLast: false,
    })
    expect(await database.query().selectFrom('lead').select('id').where('seq', 'is', null).execute()).toEqual(
      [],
    )
    expect(await found()).toEqual(expected)
  })
})
