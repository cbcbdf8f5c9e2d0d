import type { LeadOrder, LeadSort } from '@aurelio/contracts/leads'
import { type Expression, expressionBuilder, type RawBuilder, sql, type SqlBool } from 'kysely'
import { sharedPages } from '../../../../platform/access/scope.ts'
import type { Database } from '../../../../platform/database/database.ts'
import type { LeadRow } from '../../../../platform/database/tables/leads.ts'
import type { Tables } from '../../../../platform/database/tables.ts'
import type { KeyPosition } from '../../../../platform/http/cursor.ts'
import { termTable } from '../../search/open-term-table.ts'
import { pageTerm, termsWanted } from '../../search/terms.ts'
import { askedOf, searchQuery } from '../../search/query/query.ts'
import { spamWord } from '../../search/query/state-words.ts'
import { conditionsOf, type InboxFilter, type Known } from '../conditions/store.ts'

/** Leads are counted up to here: along an index of the table, and among those that the terms find. */
const mostCounted = 10_000
const mostFound = 1000
/** Hits that are sorted by something else than their date; where there are more, the rows are read in that order. */
const mostSorted = 10_000
/** Pages of a client that the index is asked for; one who sees more sees a good part of the leads. */
const mostPages = 200
/** Rows that are read in an order before anything else is tried: where many fit, the page is full by then. */
const mostWalked = 10_000

type Conditions = readonly Expression<SqlBool>[]
/** Rows of `lead`: all of them, or those that the index of words does not hold yet. */
type Source = 'lead' | 'waiting'
type Page = { order: LeadOrder; after: KeyPosition | null; limit: number }

/** What the rows are sorted by, and then by their id. */
export const sortKeys: Record<LeadSort, RawBuilder<string | number>> = {
  date: sql.ref('lead.createdAt'),
  name: sql.ref('lead.nameKey'),
  value: sql`coalesce("lead"."valueCents", -1)`,
}

/** Leads by filter, a page at a time: what one index of the table can order comes from there, all else from the terms. */
export function leadListStore(database: Database) {
  const terms = termTable(database)
  const seek = searchQuery(database)
  const eb = expressionBuilder<Tables, 'lead'>()

  /** What waits has an index of its own, which SQLite would not take while it thinks that most leads wait. */
  function rowsOf(source: Source) {
    const indexed = sql.raw(database.engine === 'sqlite' ? 'indexed by "lead_waiting_idx"' : '')
    return source === 'lead'
      ? sql<LeadRow>`"lead"`.as('lead')
      : sql<LeadRow>`(select * from "lead" ${indexed} where "seq" is null)`.as('lead')
  }

  function read(
    conditions: Conditions,
    { order: { sort, order }, after, limit }: Page,
    source: Source = 'lead',
  ) {
    const key = sortKeys[sort]
    const beyond = after && past(key, order, after)
    return database
      .query()
      .selectFrom(rowsOf(source))
      .leftJoin('user', 'user.id', 'lead.assigneeId')
      .selectAll('lead')
      .select('user.name as assigneeName')
      .where((each) => each.and([...conditions, ...(beyond ? [beyond] : [])]))
      .orderBy(key, order)
      .orderBy('lead.id', order)
      .limit(limit)
      .execute()
  }
  type Rows = Awaited<ReturnType<typeof read>>

  async function askedFor(filter: Known) {
    const { scope, state, pageId, assigneeId, label } = filter
    const pages = scope.sharedWith !== null && pageId === undefined ? await pagesOf(scope.sharedWith) : null
    const { workspaceId } = scope
    const spam = state === 'spam' ? 1 : 0
    const lists = [
      ...askedOf(filter.query),
      ...(pages && pages.length > 0 && pages.length <= mostPages ? [pages.map(pageTerm)] : []),
    ]
    const alone = lists.flatMap((list) => (list.length === 1 ? list : []))
    const kept = termsWanted({
      workspaceId,
      spam,
      state: spam ? undefined : state,
      pageId,
      assigneeId,
      label,
    })
    return {
      all: [...new Set([...alone, ...kept])],
      any: lists.filter(({ length }) => length > 1),
      rows: conditionsOf(database, filter),
    }
  }

  async function pagesOf(userId: string) {
    const rows = await sharedPages(database, userId, { withLeads: true })
      .limit(mostPages + 1)
      .execute()
    return rows.map(({ id }) => id)
  }

  async function numberOf(id: string) {
    const query = database.query().selectFrom('lead').select('seq').where('id', '=', id)
    return (await query.executeTakeFirst())?.seq ?? null
  }

  /** By date, of which the numbers of the index are the order. What waits for its number is newer than all that have one. */
  async function byDate(filter: Known, page: Page): Promise<Rows> {
    const { order, after, limit } = page
    const asked = await askedFor(filter)
    const number = after && (await numberOf(after.id))
    const indexed = async (wanted: number, from: number | null) => {
      const seqs = await terms.find(asked, { order: order.order, after: from, limit: wanted })
      return seqs.length === 0
        ? []
        : read([eb('lead.seq', 'in', seqs)], { order, after: null, limit: wanted })
    }
    const waiting = (wanted: number, from: KeyPosition | null) =>
      read(asked.rows, { order, after: from, limit: wanted }, 'waiting')
    if (order.order === 'desc') {
      const newest = number === null ? await waiting(limit, after) : []
      return newest.length >= limit ? newest : [...newest, ...(await indexed(limit - newest.length, number))]
    }
    const oldest = after !== null && number === null ? [] : await indexed(limit, number)
    if (oldest.length >= limit) return oldest
    return [...oldest, ...(await waiting(limit - oldest.length, number === null ? after : null))]
  }

  /**
   * The next rows of the inbox in an order of its own, and which of them fit. They keep the key that they stand in order
   * by: PostgreSQL would sort all of them by an expression of its own, and with the key stops as the page is full.
   */
  async function walked({ scope, state }: Known, conditions: Conditions, { order, after, limit }: Page) {
    const key = sortKeys[order.sort]
    const inbox = { scope: { ...scope, sharedWith: null }, query: [], ...(state === 'spam' && { state }) }
    const next = database
      .query()
      .selectFrom('lead')
      .selectAll()
      .select(key.as('key'))
      .where(eb.and([...conditionsOf(database, inbox), ...(after ? [past(key, order.order, after)] : [])]))
      .orderBy('key', order.order)
      .orderBy('lead.id', order.order)
      .limit(mostWalked)
    const fitting = await database
      .query()
      .selectFrom(next.as('lead'))
      .select('lead.id')
      .where(eb.and([...conditions]))
      .orderBy('lead.key', order.order)
      .orderBy('lead.id', order.order)
      .limit(limit)
      .execute()
    return idsOf(fitting)
  }

  /** By something else: the hits sorted where they are few; else so many rows fit that the page is soon full. */
  async function byKey(filter: Known, page: Page): Promise<Rows> {
    const conditions = conditionsOf(database, filter)
    const near = await walked(filter, conditions, page)
    if (near.length === page.limit) return read([eb('lead.id', 'in', near)], page)
    const asked = await askedFor(filter)
    const { order, after, limit } = page
    const key = sortKeys[order.sort]
    const beyond = after ? past(key, order.order, after) : sql<SqlBool>`true`
    const seqs = await terms.first(asked, { key, order: order.order, beyond, limit, most: mostSorted })
    if (seqs === null) return read(asked.rows, page)
    // What the index found fits already.
    const waiting = await read(asked.rows, page, 'waiting')
    if (seqs.length === 0) return waiting
    const found = eb('lead.seq', 'in', seqs)
    return read([waiting.length === 0 ? found : eb.or([found, eb('lead.id', 'in', idsOf(waiting))])], page)
  }

  function listKnown(filter: Known, page: Page): Promise<Rows> {
    if (page.order.sort === 'date')
      return needsTerms(filter) ? byDate(filter, page) : read(conditionsOf(database, filter), page)
    return isNarrow(filter) ? byKey(filter, page) : read(conditionsOf(database, filter), page)
  }

  async function countKnown(filter: Known): Promise<{ total: number; isCounted: boolean }> {
    const isFound = needsTerms(filter)
    const most = isFound ? mostFound : mostCounted
    const counted = await (isFound
      ? countFound(filter, most + 1)
      : countOf(conditionsOf(database, filter), most + 1))
    return { total: Math.min(counted, most), isCounted: counted <= most }
  }

  /** The filter with its words known; and, where one of them is the name of spam, the same among what is kept apart. */
  async function partsOf({ q, ...filter }: InboxFilter): Promise<Known[]> {
    const query = await seek(filter.scope, q)
    const others = query.filter(({ words }) => words[0] !== spamWord)
    const isSpamNamed = filter.state === undefined && others.length < query.length
    return [
      { ...filter, query },
      ...(isSpamNamed ? [{ ...filter, state: 'spam' as const, query: others }] : []),
    ]
  }

  return {
    /** One row more than `limit`, to know whether there is a next page. */
    async list(
      filter: InboxFilter,
      order: LeadOrder,
      after: KeyPosition | null,
      limit: number,
    ): Promise<Rows> {
      const page = { order, after, limit: limit + 1 }
      const [known, apart] = await partsOf(filter)
      const rows = known ? await listKnown(known, page) : []
      const both = apart ? [...rows, ...(await listKnown(apart, page))] : []
      if (both.length === 0) return rows
      // Two pages become one in the order that the database has.
      return read([eb('lead.id', 'in', idsOf(both))], { ...page, after: null })
    },

    /** How many there are; not counted to the end where there are many. */
    async count(filter: InboxFilter): Promise<{ total: number; isCounted: boolean }> {
      const counts = []
      for (const known of await partsOf(filter)) counts.push(await countKnown(known))
      return {
        total: counts.reduce((sum, { total }) => sum + total, 0),
        isCounted: counts.every(({ isCounted }) => isCounted),
      }
    },
  }

  async function countFound(filter: Known, limit: number) {
    const asked = await askedFor(filter)
    const indexed = await terms.find(asked, { order: 'desc', after: null, limit })
    return indexed.length + (await countOf(asked.rows, limit - indexed.length, 'waiting'))
  }

  async function countOf(conditions: Conditions, limit: number, source: Source = 'lead') {
    const rows = database
      .query()
      .selectFrom(rowsOf(source))
      .select(sql<number>`1`.as('one'))
      .where((each) => each.and([...conditions]))
      .limit(limit)
      .as('found')
    const counted = database
      .query()
      .selectFrom(rows)
      .select((each) => each.fn.countAll<number>().as('total'))
    return (await counted.executeTakeFirstOrThrow()).total
  }
}

/** Whether no index of the table has its leads one after another. */
function needsTerms({ scope, state, pageId, assigneeId, label, query, campaign }: Known) {
  // A campaign has its leads one after another, and few enough to look for the rest among them.
  if (campaign !== undefined) return false
  if (scope.sharedWith !== null || label !== undefined || query.length > 0) return true
  return (
    [state === 'spam' ? undefined : state, pageId, assigneeId].filter((each) => each !== undefined).length > 1
  )
}

function idsOf(rows: readonly { id: string }[]) {
  return rows.map(({ id }) => id)
}

function isNarrow(filter: Known) {
  const { state, pageId, assigneeId } = filter
  if (filter.campaign !== undefined) return false
  return needsTerms(filter) || [state, pageId, assigneeId].some((each) => each !== undefined)
}

function past(key: RawBuilder<string | number>, order: LeadOrder['order'], after: KeyPosition) {
  const sign = sql.raw(order === 'desc' ? '<' : '>')
  return sql<SqlBool>`(${key}, "lead"."id") ${sign} (${after.key}, ${after.id})`
}
