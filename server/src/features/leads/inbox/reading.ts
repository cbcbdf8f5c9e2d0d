import type { LeadFilter, LeadHistory } from '@aurelio/contracts/leads'
import type { Access } from '../../../platform/access/access.ts'
import type { Scope } from '../../../platform/access/scope.ts'
import type { Session } from '../../../platform/access/session.ts'
import { pageOfRows, positionOf } from '../../../platform/http/cursor.ts'
import { notFound } from '../../../platform/http/failures.ts'
import { nameOf } from '../person.ts'
import type { inboxStore } from './store.ts'
import { enteredIn, toLead, toSubmission } from './to-lead.ts'

type Query = LeadFilter & { cursor?: string | undefined; limit: number }

/** Leads as people see them. What is asked for by its id throws a 404 where there is none. */
export function leadReading(store: ReturnType<typeof inboxStore>, access: Access) {
  /** Throws a 403 where they may read none. */
  function scopeOf(session: Session) {
    access.demand(session, 'leads.read')
    return access.scope(session)
  }
  const filterOf = (session: Session, { q, state, pageId, mine }: LeadFilter) => ({
    scope: scopeOf(session),
    q,
    state,
    pageId,
    assigneeId: mine ? session.user.id : undefined,
  })

  async function page(session: Session, { cursor, limit, ...query }: Query) {
    const filter = filterOf(session, query)
    const found = await store.list(filter, positionOf(cursor), limit)
    const { items, nextCursor } = pageOfRows(found, limit, (row) => row.createdAt)
    return { items: items.map((row) => toLead(row, filter.scope)), nextCursor }
  }

  return {
    /** The last first, without counting them. */
    rows: page,
    /** How many each of these pages has had since a moment; none for one without. */
    async countByPage(session: Session, pageIds: readonly string[], since: string) {
      const found = pageIds.length === 0 ? [] : await store.byPage(scopeOf(session), pageIds, since)
      return new Map(
        found.flatMap(({ pageId, leads }) => (pageId === null ? [] : [[pageId, leads] as const])),
      )
    },
    async list(session: Session, query: Query) {
      const found = await page(session, query)
      // What stands on one page is counted by looking at it: a search for little reads the leads once.
      const isWhole = query.cursor === undefined && found.nextCursor === null
      const total = isWhole ? found.items.length : await store.count(filterOf(session, query))
      return { ...found, total }
    },

    async get(session: Session, id: string) {
      const scope = scopeOf(session)
      const row = await store.find(scope, id)
      if (!row) throw notFound()
      const sent = await store.sent(scope, row)
      // What the team wrote and did is the team's own.
      const entries = scope.sharedWith === null ? await store.entries(sent.map((each) => each.id)) : []
      const history: LeadHistory = [...sent.map(toSubmission), ...entries]
      return {
        lead: toLead(row, scope),
        history: history.toSorted((one, other) => (one.at < other.at ? 1 : -1)),
      }
    },

    /** How many each form of the workspace has had. */
    byForm: (session: Session) => store.byForm(scopeOf(session)),
    /** What people entered in a form, the last first. */
    async enteredIn(session: Session, pageId: string, formId: string, limit: number) {
      const rows = await store.entered(scopeOf(session), pageId, formId, limit)
      return rows.map((fields) => enteredIn({ fields }))
    },

    /** Whether somebody with this scope sees it. */
    sees: async (scope: Scope, id: string) => (await store.find(scope, id)) !== undefined,

    /** As other programs are told of it, which see what the team sees; null where it is gone. */
    async asTold(workspaceId: string, id: string) {
      const scope = { workspaceId, sharedWith: null }
      const row = await store.find(scope, id)
      return row ? toLead(row, scope) : null
    },

    /** For the search over everything. */
    async named(session: Session, q: string, limit: number) {
      if (!access.can(session, 'leads.read')) return []
      const rows = await store.named(access.scope(session), q, limit)
      return rows.map((row) => ({ id: row.id, name: nameOf(row) || row.pageName }))
    },
  }
}
