import { randomUUID } from 'node:crypto'
import type { ExperimentIdea } from '@aurelio/contracts/experiments'
import { plan } from '@aurelio/proofs/experiment'
import type { Access } from '../../../platform/access/access.ts'
import { by, type Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { ExperimentIdeaRow } from '../../../platform/database/tables/experiments.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { invalidField, notFound, refuse } from '../../../platform/http/failures.ts'
import type { IdeaStore } from './store.ts'

/** More nobody reads through. */
const mostIdeas = 100

type Basis = { dailyVisitors: number; monthlyVisitors: number; rate: number }

type Parts = {
  database: Database
  access: Access
  emit: Emit
  store: IdeaStore
  /** How much happens on a page by itself; throws a 404 where the session sees none of this id. */
  basisOf: (session: Session, pageId: string) => Promise<Basis>
  /** What a page is called; null where the session sees none of this id. */
  pageNamed: (session: Session, id: string) => Promise<string | null>
}

function weighed(
  { id, pageId, text, effect }: ExperimentIdeaRow,
  pageName: string,
  { dailyVisitors, monthlyVisitors, rate }: Basis,
): ExperimentIdea {
  const planned = plan({ dailyVisitors, rate, effect: effect / 100, shares: [0.5, 0.5] })
  return {
    id,
    pageId,
    pageName,
    text,
    effect,
    monthlyVisitors,
    gain: (monthlyVisitors * rate * effect) / 100,
    days: 'reason' in planned ? null : planned.days,
  }
}

/** What somebody would like to try on a page, ordered by what it could bring if they were right. */
export function ideaService({ database, access, emit, store, basisOf, pageNamed }: Parts) {
  const changed = (session: Session, { id, text }: { id: string; text: string }) =>
    emit({ ...by(session), kind: 'experiment.changed', subject: { id, name: text } })

  return {
    async list(session: Session) {
      access.demand(session, 'pages.edit')
      const rows = await store.list(session.workspace.id, mostIdeas)
      const items = []
      for (const [pageId, ofPage] of Map.groupBy(rows, (row) => row.pageId)) {
        const name = await pageNamed(session, pageId)
        // What lies in the bin with its page comes back with it.
        if (name === null) continue
        const basis = await basisOf(session, pageId)
        items.push(...ofPage.map((row) => weighed(row, name, basis)))
      }
      return { items: items.toSorted((one, other) => other.gain - one.gain) }
    },

    async add(session: Session, { pageId, text, effect }: { pageId: string; text: string; effect: number }) {
      access.demand(session, 'pages.edit')
      if ((await pageNamed(session, pageId)) === null) throw invalidField('pageId', 'UNKNOWN_PAGE')
      await basisOf(session, pageId)
      const workspaceId = session.workspace.id
      return database.inTransaction(async () => {
        if ((await store.list(workspaceId, mostIdeas)).length === mostIdeas)
          throw refuse('TOO_MANY_IDEAS', { most: mostIdeas })
        const row = {
          id: randomUUID(),
          workspaceId,
          pageId,
          text,
          effect,
          createdAt: new Date().toISOString(),
        }
        await store.add(row)
        await changed(session, row)
        return { id: row.id }
      })
    },

    async remove(session: Session, id: string) {
      access.demand(session, 'pages.edit')
      return database.inTransaction(async () => {
        if (!(await store.remove(session.workspace.id, id))) throw notFound()
        await changed(session, { id, text: '' })
        return { id }
      })
    },
  }
}
export type IdeaService = ReturnType<typeof ideaService>
