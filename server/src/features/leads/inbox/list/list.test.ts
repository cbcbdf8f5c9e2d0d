import { type LeadOrder, leadSorts } from '@aurelio/contracts/leads'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Database } from '../../../../platform/database/database.ts'
import { searchable } from '../../../../platform/database/search-text.ts'
import type { LeadRow } from '../../../../platform/database/tables/leads.ts'
import { onBothEngines, readyDatabase } from '../../../../testing/engines.ts'
import { keysOf } from '../../../../platform/contact-keys.ts'
import { contactBook } from '../../../contacts/contacts.ts'
import { leadIndex } from '../../search/lead-index.ts'
import { leadListStore } from './store.ts'
import type { InboxFilter } from '../conditions/store.ts'

const scope = { workspaceId: 'w', sharedWith: null }
const newestFirst: LeadOrder = { sort: 'date', order: 'desc' }
const states = ['new', 'contacted', 'won', 'lost'] as const
const people = ['Íñigo Peña', 'Ana Ruiz', 'Bruno Vidal', 'Carmen Añón', 'Óscar Gil']
const wishes = ['zapatos rojos', 'una web', 'reforma de cocina', '50% de descuento', 'zapatería_nueva']

function of<Item>(items: readonly Item[], at: number): Item {
  const item = items[at % items.length]
  if (item === undefined) throw new Error('There is nothing to choose from')
  return item
}

async function insert(database: Database, from: number, to: number) {
  for (let at = from; at < to; at++) {
    const name = of(people, at)
    const phone = `6${at % 7} 12 ${String(at).padStart(2, '0')} 34`
    const email = `${searchable(name).replaceAll(/\W/g, '')}${at}@correo.es`
    await database
      .query()
      .insertInto('lead')
      .values({
        id: `lead-${String(at * 7919).padStart(9, '0')}`,
        workspaceId: at % 11 === 0 ? 'other' : 'w',
        pageId: null,
        pageName: 'Captación',
        formId: 'form-1',
        spam: at % 9 === 0 ? 1 : 0,
        spamReason: null,
        // Several in the same moment.
        createdAt: new Date(Date.UTC(2026, 0, 1) + Math.floor(at / 3) * 1000).toISOString(),
        fields: '[]',
        state: of(states, at),
        name,
        email,
        phone,
        ...keysOf({ email, phone }),
        search: searchable([name, email, phone, of(wishes, at * 3)].join('\n')),
        teamSearch: at % 4 === 0 ? 'vip' : '',
        labels: at % 4 === 0 ? '["VIP"]' : '[]',
        valueCents: at % 5 === 0 ? null : (at % 6) * 1000,
      })
      .execute()
  }
}

const filters: readonly Omit<InboxFilter, 'scope'>[] = [
  {},
  { state: 'won' },
  { state: 'spam' },
  { label: 'VIP' },
  { state: 'new', label: 'VIP' },
  { q: 'zapat' },
  { q: 'PEÑA zapat' },
  { q: '612' },
  { q: '611234' },
  { q: 'an' },
  { q: 'a' },
  { q: '%' },
  { q: 'a_n' },
  { q: 'vip', state: 'lost' },
  { q: 'nada de nada' },
]
/** The same question, asked of every row. */
function fits(row: LeadRow, { q = '', state, label }: Omit<InboxFilter, 'scope'>) {
  const words = searchable(q).split(' ').filter(Boolean)
  const texts = [row.search, row.teamSearch, row.phoneKey ?? '']
  return (
    row.workspaceId === 'w' &&
    row.spam === (state === 'spam' ? 1 : 0) &&
    (state === undefined || state === 'spam' || row.state === state) &&
    (label === undefined || row.labels === JSON.stringify([label])) &&
    words.every((word) =>
      texts.some((text) =>
        word.length > 2 ? text.includes(word) : text.split(/\s/).some((each) => each.startsWith(word)),
      ),
    )
  )
}

const orders = leadSorts.flatMap((sort) => (['asc', 'desc'] as const).map((order) => ({ sort, order })))

onBothEngines('leads by filter', (engine) => {
  async function filled() {
    const database = await readyDatabase(engine)
    const now = engine === 'postgres' ? sql`now()` : sql`'2026-11-01'`
    for (const id of ['w', 'other'])
      await sql`insert into "organization" ("id", "name", "slug", "createdAt") values (${id}, ${id}, ${id}, ${now})`.execute(
        database.query(),
      )
    // So that what follows goes over the end of a block of the index.
    if (engine === 'postgres') await sql`select setval('lead_seq', 8150)`.execute(database.query())
    const store = leadListStore(database)
    const idsOf = async (filter: Omit<InboxFilter, 'scope'>, order: LeadOrder) => {
      const ids: string[] = []
      for (let after = null; ;) {
        const rows = await store.list({ scope, ...filter }, order, after, 7)
        ids.push(...rows.slice(0, 7).map(({ id }) => id))
        const last = rows[6]
        if (rows.length <= 7 || !last) return ids
        const key = { date: last.createdAt, name: last.nameKey, value: last.valueCents ?? -1 }[order.sort]
        after = { key, id: last.id }
      }
    }
    const everything = async () => {
      const found = []
      for (const filter of filters) {
        for (const order of orders) found.push(await idsOf(filter, order))
        found.push((await store.count({ scope, ...filter })).total)
      }
      return found
    }
    return { database, store, index: leadIndex(database, contactBook(database)), everything, idsOf }
  }

  it('are the same, page by page, before the index has them, with a part of them, and with all', async () => {
    const { database, index, everything, idsOf } = await filled()
    await insert(database, 0, 60)
    const byDate = () => Promise.all(filters.map((filter) => idsOf(filter, newestFirst)))
    const untouched = await byDate()
    const rows = await database.query().selectFrom('lead').selectAll().execute()
    const newest = rows.toSorted((one, other) =>
      one.createdAt + one.id < other.createdAt + other.id ? 1 : -1,
    )
    expect(untouched).toEqual(
      filters.map((filter) => newest.filter((row) => fits(row, filter)).map(({ id }) => id)),
    )
    await index.received()
    expect(await byDate()).toEqual(untouched)
    await insert(database, 60, 120)
    const half = await byDate()
    await index.received()
    expect(await byDate()).toEqual(half)
    // Every order names each of them once.
    const whole = await everything()
    for (let at = 0; at < filters.length; at++) {
      const lists = whole.slice(at * (orders.length + 1), (at + 1) * (orders.length + 1) - 1)
      const sets = lists.map((ids) => (Array.isArray(ids) ? ids.toSorted() : []))
      for (const ids of sets) expect(ids).toEqual(sets[0])
      expect(new Set(sets[0]).size).toBe(whole[(at + 1) * (orders.length + 1) - 1])
    }
  })

  it('follow what the team changes, and forget what is gone', async () => {
    const { database, store, index } = await filled()
    await insert(database, 0, 40)
    await index.received()
    const won = { scope, state: 'won', q: 'zapat' } as const
    const [first] = await store.list({ scope, state: 'new', q: 'zapat' }, newestFirst, null, 1)
    if (!first) throw new Error('There is none')
    const { total: before } = await store.count(won)
    await database.query().updateTable('lead').set({ state: 'won' }).where('id', '=', first.id).execute()
    await index.refresh([first.id])
    expect(await store.count(won)).toEqual({ total: before + 1, isCounted: true })
    await database.query().deleteFrom('lead').where('id', '=', first.id).execute()
    expect((await store.count(won)).total).toBe(before)
    const left = await sql<{ terms: number }>`select count(*) as "terms" from "leadTerms"`.execute(
      database.query(),
    )
    expect(left.rows[0]?.terms).toBe(39)
  })
})
