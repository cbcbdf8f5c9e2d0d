import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { onBothEngines, readyDatabase } from '../../../testing/engines.ts'
import type { Database } from '../../../platform/database/database.ts'
import { contactBook } from '../../contacts/contacts.ts'
import { leadIndex } from '../../leads/search/lead-index.ts'
import { analyticsStore } from '../store.ts'
import { figureTables } from '../tables/store.ts'
import { tallyJob } from './tally-job.ts'

const amount = 90
const dayMs = 24 * 60 * 60 * 1000
const begun = Date.parse('2025-11-20T10:30:00.000Z')
const states = ['new', 'contacted', 'won', 'lost'] as const
/** From the middle of a month, from its beginning in Madrid, within one, of a month alone, and of nothing. */
const spans = [
  ['2025-11-25T09:00:00.000Z', '2026-02-11T23:00:00.000Z'],
  ['2025-11-30T23:00:00.000Z', '2026-01-31T23:00:00.000Z'],
  ['2025-12-03T00:00:00.000Z', '2025-12-20T00:00:00.000Z'],
  ['2025-12-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'],
  ['2020-01-01T00:00:00.000Z', '2020-03-01T00:00:00.000Z'],
] as const

onBothEngines('the tally of leads', (engine) => {
  it('says what counting the leads says, whatever happens to them', async () => {
    const database = await filled(await readyDatabase(engine))
    const query = () => database.query()
    const index = leadIndex(database, contactBook(database))
    const addUp = () =>
      tallyJob(database).run(null, {
        signal: new AbortController().signal,
        progress: () => {},
        isLast: false,
      })
    const change = (at: number) => query().updateTable('lead').where('id', '=', `lead-${at}`)
    const same = async () => expect(await tallied(database)).toEqual(await counted(database))

    await same()
    await index.received()
    await same()
    await insert(database, amount, amount + 20)
    await same()
    for (let at = 0; at < amount; at += 3) {
      await change(at)
        .set({ state: states[(at + 1) % 4], valueCents: at * 7 })
        .execute()
      await change(at + 1)
        .set({ spam: 1 })
        .execute()
      await change(at + 2)
        .set({ deletedAt: '2026-01-01', assigneeId: 'u' })
        .execute()
    }
    await same()
    await addUp()
    await same()
    await query().updateTable('lead').set({ spam: 0, deletedAt: null }).where('state', '=', 'won').execute()
    await query().deleteFrom('lead').where('id', 'like', 'lead-1%').execute()
    await query().deleteFrom('page').where('id', '=', 'p1').execute()
    await same()
    await query().deleteFrom('user').where('id', '=', 'u').execute()
    await index.received()
    await addUp()
    await same()
    await query().deleteFrom('organization').where('id', '=', 'w').execute()
    expect(await query().selectFrom('leadTally').selectAll().execute()).toEqual([])
  })
})

async function filled(database: Database) {
  const now = database.engine === 'postgres' ? sql`now()` : sql`'2026-11-01'`
  const yes = database.engine === 'postgres' ? sql`true` : sql`1`
  await sql`insert into "organization" ("id", "name", "slug", "createdAt") values ('w', 'w', 'w', ${now})`.execute(
    database.query(),
  )
  await sql`insert into "user" ("id", "name", "email", "emailVerified", "createdAt", "updatedAt")
    values ('u', 'Ana', 'ana@ejemplo.es', ${yes}, ${now}, ${now})`.execute(database.query())
  await sql`insert into "member" ("id", "organizationId", "userId", "role", "createdAt")
    values ('m', 'w', 'u', 'owner', ${now})`.execute(database.query())
  for (const id of ['p0', 'p1'])
    await database
      .query()
      .insertInto('page')
      .values({
        id,
        workspaceId: 'w',
        name: id,
        search: id,
        version: 1,
        createdAt: '',
        updatedAt: '',
        document: '',
      })
      .execute()
  await insert(database, 0, amount)
  return database
}

async function insert(database: Database, from: number, to: number) {
  const rows = Array.from({ length: to - from }, (_, each) => {
    const at = from + each
    return {
      id: `lead-${at}`,
      workspaceId: 'w',
      pageId: [null, 'p0', 'p1'][at % 3] ?? null,
      pageName: 'Portada',
      formId: 'form-1',
      spam: at % 11 === 0 ? (1 as const) : (0 as const),
      createdAt: new Date(begun + at * dayMs).toISOString(),
      fields: '[]',
      state: states[at % 4],
      assigneeId: at % 2 === 0 ? 'u' : null,
      valueCents: at % 5 === 0 ? null : at * 100,
    }
  })
  await database.query().insertInto('lead').values(rows).execute()
}

/** As the analytics say it. */
async function tallied(database: Database) {
  const of = { workspaceId: 'w', projectId: null }
  const page = { after: null, limit: 10 }
  const said = []
  for (const [start, end] of spans) {
    const { leads, wonLeads, wonCents } = await analyticsStore(database).figures(of, { start, end })
    const pages = await figureTables(database).pages(of, { start, end }, page)
    const [person] = await figureTables(database).people('w', { start, end, today: '2026-01-01' }, page)
    said.push({
      all: { leads, wonLeads, wonCents },
      pages: pages.map((row) => [row.id, row.leads, row.wonLeads]),
      person: person && [person.openLeads, person.wonLeads],
    })
  }
  return said
}

/** As somebody says it who looks at each lead. */
async function counted(database: Database) {
  const rows = await database.query().selectFrom('lead').selectAll().execute()
  const pages = await database.query().selectFrom('page').select('id').execute()
  const members = await database.query().selectFrom('user').select('id').execute()
  const shown = rows.filter(({ spam, deletedAt }) => spam === 0 && deletedAt === null)
  return spans.map(([start, end]) => {
    const within = shown.filter(({ createdAt }) => createdAt >= start && createdAt < end)
    const won = within.filter(isWon)
    const ofPage = (id: string) => within.filter(({ pageId }) => pageId === id)
    return {
      all: {
        leads: within.length,
        wonLeads: won.length,
        wonCents: won.reduce((sum, { valueCents }) => sum + (valueCents ?? 0), 0),
      },
      pages: pages
        .map(({ id }) => [id, ofPage(id).length, ofPage(id).filter(isWon).length] as const)
        .filter(([, leads]) => leads > 0)
        .toSorted(([one, most], [other, more]) => more - most || (one < other ? -1 : 1)),
      person:
        members.length === 0
          ? undefined
          : [
              shown.filter(
                ({ state, assigneeId }) => assigneeId === 'u' && ['new', 'contacted'].includes(state),
              ).length,
              won.filter(({ assigneeId }) => assigneeId === 'u').length,
            ],
    }
  })
}

function isWon({ state }: { state: string }) {
  return state === 'won'
}
