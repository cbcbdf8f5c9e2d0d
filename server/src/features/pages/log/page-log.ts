import type { Step } from '@aurelio/contracts/together'
import type { RefusedStep } from '@aurelio/contracts/together-line'
import { encodePage, replay } from '@aurelio/page/document'
import type { PageSummary } from '@aurelio/contracts/pages'
import type { Access } from '../../../platform/access/access.ts'
import { by, type Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import { searchable } from '../../../platform/database/search-text.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { notFound } from '../../../platform/http/failures.ts'
import type { Log } from '../../../platform/log/log.ts'
import { aboutPage } from '../about-page.ts'
import { grown, type HeldPage, heldPages, isTooHeavy, weightOf } from './held-pages.ts'
import { type KeptStep, pageLogStore } from './store.ts'

type Parts = {
  database: Database
  access: Access
  emit: Emit
  log: Log
  summary: (workspaceId: string, id: string) => Promise<PageSummary>
}

type Sent = { id: string; session: string; steps: readonly Step[] }

/** What became of some steps: those that stand in the order now, and those that found no place. */
export type Appended = {
  version: number
  taken: readonly KeptStep[]
  refused: readonly RefusedStep[]
  /** Those that stood in the order already. */
  known: readonly number[]
}

/** Quiet time after the last step before the page's document is written, and others are told; and the longest wait. */
const quietMs = 1500
const longestMs = 10_000

/**
 * The one order of what is done to each page. A step is taken whole or refused whole, is done once however often it is
 * sent, and is confirmed once it is stored. The page's document is written behind it.
 */
export function pageLog({ database, access, emit, log, summary }: Parts) {
  const store = pageLogStore(database)
  const held = heldPages(store)
  const due = new Map<string, { timer: NodeJS.Timeout; begun: number; session: Session }>()

  async function append(session: Session, { id, session: editor, steps }: Sent): Promise<Appended> {
    access.demand(session, 'pages.edit')
    const first = steps[0]
    if (!first) throw notFound()
    return database.inTransaction(async () => {
      const head = await store.head(session.workspace.id, id)
      if (!head) throw notFound()
      const page = await held.at(id, head.version)
      const known = await store.known(id, editor, Math.min(...steps.map(({ n }) => n)))
      const added = withSteps(
        page,
        steps.filter(({ n }) => !known.has(n)),
      )
      const taken = added.taken.map((step, index) => ({
        sequence: head.version + 1 + index,
        session: editor,
        n: step.n,
        authorId: session.user.id,
        operations: step.operations,
        name: step.name ?? null,
      }))
      const version = head.version + taken.length
      if (taken.length > 0) {
        const at = new Date().toISOString()
        await store.append(
          taken.map((step) => ({ ...step, pageId: id, operations: JSON.stringify(step.operations), at })),
        )
        const name = taken.findLast((step) => step.name !== null)?.name ?? null
        await store.advance(id, {
          version,
          behind: head.behind + taken.length,
          updatedAt: at,
          ...(name !== null && { name, search: searchable(name) }),
        })
        database.afterCommit(() => {
          held.keep(id, { ...added.page, version })
          settleSoon(id, session)
        })
      }
      return {
        version,
        taken,
        refused: added.refused,
        known: steps.flatMap(({ n }) => (known.has(n) ? [n] : [])),
      }
    })
  }

  function settleSoon(id: string, session: Session) {
    const waiting = due.get(id)
    clearTimeout(waiting?.timer)
    const begun = waiting?.begun ?? Date.now()
    const pause = Math.max(0, Math.min(quietMs, begun + longestMs - Date.now()))
    const timer = setTimeout(() => {
      due.delete(id)
      settle(id, session).catch((error: unknown) =>
        log.warn({ error, page: id }, 'A page could not be written behind its steps'),
      )
    }, pause)
    timer.unref()
    due.set(id, { timer, begun, session })
  }

  /** Writes the document, and tells who looks at lists of pages. */
  async function settle(id: string, session: Session) {
    const workspaceId = session.workspace.id
    await database.inTransaction(async () => {
      const head = await store.head(workspaceId, id)
      if (!head) return
      if (head.behind > 0) {
        const { document } = await held.at(id, head.version)
        await store.write(id, JSON.stringify(encodePage(document)), head.version)
      }
      const page = await summary(workspaceId, id)
      await emit({ ...aboutPage(by(session), page), kind: 'page.saved' })
    })
  }

  /** Throws a 404 where the workspace has no such page. */
  async function versionOf(workspaceId: string, id: string): Promise<number> {
    const row = await store.versionOf(workspaceId, id)
    if (!row) throw notFound()
    return row.version
  }

  /** What was done behind one place of its order, up to another; null where the page was put in place whole meanwhile. */
  async function since(id: string, seen: number, version: number): Promise<readonly KeptStep[] | null> {
    if (seen > version || version - seen > mostSince) return null
    const steps = await store.between(id, seen, version)
    return steps.length === version - seen ? steps : null
  }

  /** Writes what waits, at the end. */
  async function close() {
    const waiting = [...due]
    due.clear()
    for (const [id, { timer, session }] of waiting) {
      clearTimeout(timer)
      await settle(id, session).catch(() => undefined)
    }
  }

  return {
    append,
    versionOf,
    /** For those who have it open already; null where it is gone. */
    versionNow: async (id: string): Promise<number | null> => (await store.versionNow(id))?.version ?? null,
    since,
    close,
  }
}
/** The page with those steps that find a place on it. */
function withSteps(page: HeldPage, steps: readonly Step[]) {
  const { document, refused } = replay(
    page.document,
    steps.map(({ operations }) => operations),
  )
  const taken = steps.filter((_step, index) => !refused.has(index))
  const next = { ...page, document, ...grown(page, taken) }
  const weighed = isTooHeavy(next) ? { ...next, ...weightOf(document) } : next
  if (isTooHeavy(weighed))
    return { page, taken: [], refused: steps.map(({ n }) => ({ n, code: 'too-large' })) }
  return {
    page: weighed,
    taken,
    refused: [...refused].map(([index, { code }]) => ({ n: steps[index]?.n ?? 0, code })),
  }
}

/** Beyond this many steps the page itself is less to send. */
const mostSince = 2_000
