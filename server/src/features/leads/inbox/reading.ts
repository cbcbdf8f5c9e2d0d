import type { LeadFilter, LeadHistory, LeadOrder, LeadSort } from '@aurelio/contracts/leads'
import type { Access } from '../../../platform/access/access.ts'
import type { Scope } from '../../../platform/access/scope.ts'
import type { Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import { keyPositionOf, pageOfKeys } from '../../../platform/http/cursor.ts'
import { notFound } from '../../../platform/http/failures.ts'
import { nameOf } from '../person.ts'
import { joinedIn } from '../persons/joined.ts'
import type { Contacts } from '../persons/contacts.ts'
import type { Span } from '../../../platform/day-spans.ts'
import type { PersonStore, WhoWrote } from '../persons/store.ts'
import type { FormOfLeads, inboxStore } from './store.ts'
import { enteredIn, type Shown, toEntry, toLead, toSubmission } from '../to-lead.ts'

type Query = LeadFilter & Partial<LeadOrder> & { cursor?: string | undefined; limit: number }

const mostLabels = 500
/** More of one name are a common name. */
const mostAlike = 3

/** What stands in the cursor, as the rows are sorted by it. */
const keyOf: Record<LeadSort, (row: Shown) => string | number> = {
  date: ({ createdAt }) => createdAt,
  name: ({ nameKey }) => nameKey,
  value: ({ valueCents }) => valueCents ?? -1,
}

export type Within = { from: string; to: string } & ({ pageId: string } | { campaign: string })

type Parts = {
  database: Pick<Database, 'readAside'>
  store: ReturnType<typeof inboxStore>
  persons: PersonStore
  consentsOf: Contacts['consentsOf']
  access: Access
}

/** Leads as people see them. What is asked for by its id throws a 404 where there is none. */
export function leadReading({ database, store, persons, consentsOf, access }: Parts) {
  /** Throws a 403 where they may read none. */
  function scopeOf(session: Session) {
    access.demand(session, 'leads.read')
    return access.scope(session)
  }
  const filterOf = (session: Session, { mine, assigneeId, ...filter }: LeadFilter) => ({
    ...filter,
    scope: scopeOf(session),
    assigneeId: mine ? session.user.id : assigneeId,
  })

  async function pageOf(session: Session, { cursor, limit, sort = 'date', order = 'desc', ...query }: Query) {
    const filter = filterOf(session, query)
    const rows = await store.list(filter, { sort, order }, keyPositionOf(cursor), limit)
    const { items, nextCursor } = pageOfKeys(rows, limit, keyOf[sort])
    return { items: items.map((row) => toLead(row, filter.scope)), nextCursor }
  }

  async function counted(session: Session, query: Query) {
    const page = await pageOf(session, query)
    // What stands on one page is counted by looking at it: a search for little reads the leads once.
    const isWhole = query.cursor === undefined && page.nextCursor === null
    const total = isWhole
      ? { total: page.items.length, isCounted: true }
      : await store.count(filterOf(session, query))
    return { ...page, ...total }
  }

  /** A lead with everything that its person sent. */
  async function opened(scope: Scope, row: Shown, person: WhoWrote) {
    const sent = await store.sent(scope, persons.isOf(person))
    // What the team wrote and did is the team's own.
    const entries = scope.sharedWith === null ? await store.entries(sent.map((each) => each.id)) : []
    const history: LeadHistory = [
      ...sent.map((each) => toSubmission(each, person.contacts.length > 1)),
      ...entries.map(toEntry),
    ]
    return {
      lead: toLead(row, scope),
      history: history.toSorted((one, other) => (one.at < other.at ? 1 : -1)),
      sent,
    }
  }

  return {
    /** If nothing else is asked the last first; without counting them. */
    rows: (session: Session, query: Query) => database.readAside(() => pageOf(session, query)),
    /** The same with what the team noted of each, which a client does not see. */
    notedRows: (session: Session, query: Query) =>
      database.readAside(async () => {
        const { items, nextCursor } = await pageOf(session, query)
        const notes =
          items.length === 0 || scopeOf(session).sharedWith !== null
            ? []
            : await store.notes(items.map(({ id }) => id))
        const ofLead = Map.groupBy(notes, ({ leadId }) => leadId)
        return { items: items.map((lead) => ({ ...lead, notes: ofLead.get(lead.id) ?? [] })), nextCursor }
      }),
    /** How many each of these pages has had since a moment; none for one without. */
    async countByPage(session: Session, pageIds: readonly string[], since: string) {
      const found = pageIds.length === 0 ? [] : await store.byPage(scopeOf(session), pageIds, since)
      return new Map(
        found.flatMap(({ pageId, leads }) => (pageId === null ? [] : [[pageId, leads] as const])),
      )
    },
    list: (session: Session, query: Query) => database.readAside(() => counted(session, query)),

    /** How many came within some time from a page, or by links of a campaign. */
    countWithin(session: Session, { from, to, ...asked }: Within) {
      return store.count({ ...asked, scope: scopeOf(session), within: { from, to } })
    },

    async get(session: Session, id: string) {
      const scope = scopeOf(session)
      const row = await store.find(scope, id)
      if (!row) throw notFound()
      const person = await persons.personOf(scope.workspaceId, row)
      const { sent, ...whole } = await opened(scope, row, person)
      // Who is who is the team's own matter.
      if (scope.sharedWith !== null) return { ...whole, alike: [], joined: [] }
      const alike = await persons.alike(scope, row, person, mostAlike)
      return { ...whole, alike, joined: joinedIn(person, row, sent) }
    },

    /** How many each form of the workspace has had. */
    byForm: (session: Session) => store.byForm(scopeOf(session)),
    /** What people entered in a form, the last first. */
    async enteredIn(session: Session, form: FormOfLeads, limit: number) {
      const rows = await store.entered(scopeOf(session), form, limit)
      return rows.map((fields) => enteredIn({ fields }))
    },

    /** How many a form has had in each of some spans that follow each other. */
    countsIn: (session: Session, form: FormOfLeads, spans: readonly Span[]) =>
      store.countsIn(scopeOf(session), form, spans),

    /** Whether somebody with this scope sees it. */
    sees: async (scope: Scope, id: string) => (await store.find(scope, id)) !== undefined,

    /** As other programs are told of it, which see what the team sees; null where it is gone. */
    async asTold(workspaceId: string, id: string) {
      const scope = { workspaceId, sharedWith: null }
      const row = await store.find(scope, id)
      return row ? toLead(row, scope) : null
    },

    /** All leads of the person of a lead, with their history; null where there is none. */
    async person(session: Session, id: string) {
      const scope = scopeOf(session)
      const row = await store.find(scope, id)
      if (!row) return null
      const person = await persons.personOf(scope.workspaceId, row)
      const { history } = await opened(scope, row, person)
      const contactIds = person.contacts.map((contact) => contact.id)
      const ids = history.flatMap((entry) => (entry.kind === 'submission' ? [entry.id] : []))
      const rows = await Promise.all(ids.map((each) => store.find(scope, each)))
      const leads = rows.flatMap((each) => (each ? [toLead(each, scope)] : []))
      // A client learns of a person what was sent on pages of theirs, and no more.
      if (scope.sharedWith !== null) return { leads, history }
      const { mails, phones } = person
      return { mails, phones, consents: await consentsOf(scope.workspaceId, contactIds), leads, history }
    },

    /** What the team has labelled leads with; a client hears of none. */
    async labels(session: Session) {
      const { workspaceId, sharedWith } = scopeOf(session)
      return { labels: sharedWith === null ? await store.labels(workspaceId, mostLabels) : [] }
    },

    /** For the search over everything. */
    async named(session: Session, q: string, limit: number) {
      if (!access.can(session, 'leads.read')) return []
      const order = { sort: 'date', order: 'desc' } as const
      const rows = await store.list({ scope: access.scope(session), q }, order, null, limit)
      return rows.slice(0, limit).map((row) => ({ id: row.id, name: nameOf(row) || row.pageName }))
    },
  }
}
