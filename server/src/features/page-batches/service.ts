import { randomUUID } from 'node:crypto'
import {
  type BatchRow,
  mostBatchPages,
  type newBatchSchema,
  type PageBatch,
  type PageBatchDetail,
} from '@aurelio/contracts/page-batches'
import type { z } from 'zod'
import type { Access } from '../../platform/access/access.ts'
import { by, type Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Emit } from '../../platform/events/events.ts'
import { invalidField, notFound, refuse } from '../../platform/http/failures.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Quotas } from '../../platform/quotas.ts'
import type { PageBatchJobs } from './jobs.ts'
import type { PageBatchStore } from './store.ts'
import { placeOf, type TargetParts } from './targets/open-target.ts'
import { PageRefused } from './targets/target.ts'
import { wordpressClient, WordpressAway } from './targets/wordpress/client.ts'
import { toBatch } from './view.ts'

const shownBatches = 10
const shownFailures = 20
const untouched = { done: 0, made: 0, changed: 0, same: 0, failed: 0, problem: null } as const

type Parts = TargetParts & {
  database: Database
  access: Access
  emit: Emit
  jobs: Jobs
  quotas: Quotas
  store: PageBatchStore
  work: PageBatchJobs
}
type NewBatch = z.output<typeof newBatchSchema>
type Plan = { startAt?: string | undefined; perDay?: number | undefined }

/** Many pages out of a table: taken in parts, published behind the scenes, stopped, gone on with, and undone. */
export function pageBatchService(parts: Parts) {
  const { database, access, emit, jobs, quotas, store, work, policy, secrets, pages } = parts

  /** Throws a 404 for one of another workspace. */
  async function rowOf(session: Session, id: string) {
    access.demand(session, 'pages.edit')
    const row = await store.find(session.workspace.id, id)
    if (!row) throw notFound()
    return row
  }
  const tell = (session: Session) => emit({ ...by(session), kind: 'page.batch-moved' })

  /** What is to be done with a batch, unless it has moved on meanwhile. */
  async function step(session: Session, id: string, move: () => Promise<boolean>): Promise<PageBatch> {
    return database.inTransaction(async () => {
      await rowOf(session, id)
      if (!(await move())) throw refuse('BATCH_MOVED_ON')
      await tell(session)
      return toBatch(await rowOf(session, id))
    })
  }

  async function demandSite(session: Session, siteId: string, templateId: string) {
    const workspaceId = session.workspace.id
    if (!(await pages.hasSite(workspaceId, siteId))) throw notFound()
    const template = await pages.find(workspaceId, templateId)
    if (!template) throw notFound()
    if (template.siteId !== siteId) throw invalidField('target.templateId', 'UNKNOWN_PAGE')
  }

  /** Asks a WordPress who is calling. */
  async function demandAccess(target: Extract<NewBatch['target'], { kind: 'wordpress' }>) {
    try {
      await wordpressClient(policy, target, AbortSignal.timeout(15_000))('users/me?context=edit')
    } catch (error) {
      if (error instanceof PageRefused) throw refuse('WORDPRESS_REFUSED', { reason: error.problem })
      if (error instanceof WordpressAway) throw refuse('WORDPRESS_REFUSED', { reason: 'unreachable' })
      throw error
    }
  }

  return {
    async list(session: Session): Promise<{ items: PageBatch[] }> {
      access.demand(session, 'pages.edit')
      return { items: (await store.list(session.workspace.id, shownBatches)).map(toBatch) }
    },

    async get(session: Session, id: string): Promise<PageBatchDetail> {
      const row = await rowOf(session, id)
      const failures = await store.failures(id, shownFailures)
      return {
        ...toBatch(row),
        failures: failures.map(({ slug, problem }) => ({ slug, problem: problem ?? 'refused' })),
      }
    },

    async create(session: Session, { name, target: given }: NewBatch): Promise<PageBatch> {
      access.demand(session, 'pages.edit')
      if (given.kind === 'site') await demandSite(session, given.siteId, given.templateId)
      else await demandAccess(given)
      const { password, ...target } = { password: null, ...given }
      const { id: workspaceId } = session.workspace
      const row = {
        ...untouched,
        id: randomUUID(),
        workspaceId,
        createdBy: session.user.id,
        name,
        target: JSON.stringify(target),
        place: placeOf(workspaceId, target),
        secret: password === null ? null : secrets.seal(password),
        state: 'filling',
        run: null,
        total: 0,
        startAt: null,
        perDay: null,
        nextAt: null,
        createdAt: new Date().toISOString(),
      } as const
      return database.inTransaction(async () => {
        await store.insert(row)
        await tell(session)
        return toBatch(row)
      })
    },

    /** In the order in which they come; nothing of a call that was answered already is taken twice. */
    async add(session: Session, id: string, from: number, rows: readonly BatchRow[]): Promise<PageBatch> {
      return database.inTransaction(async () => {
        const { place } = await rowOf(session, id)
        const fits = from + rows.length <= mostBatchPages
        if (!fits || !(await store.grow(id, from, rows.length))) throw refuse('BATCH_MOVED_ON')
        await store.insertItems(
          rows.map((row, at) => ({ ...newItem(row), batchId: id, place, position: from + at })),
        )
        return toBatch(await rowOf(session, id))
      })
    },

    /** Begins, or goes on where it was stopped. */
    start: (session: Session, id: string, { startAt, perDay }: Plan) =>
      step(session, id, async () => {
        const { state, startAt: planned, perDay: before, total } = await rowOf(session, id)
        if (total === 0) return false
        const plan = {
          problem: null,
          startAt: startAt ?? planned ?? new Date().toISOString(),
          perDay: perDay ?? before,
          nextAt: startAt ?? null,
          run: randomUUID(),
        }
        if (!(await store.move(id, ['filling', 'cancelled', 'failed'], 'running', plan))) return false
        if (state === 'filling') await quotas.spend('jobs', session.workspace.id)
        await jobs.enqueue(work.run, { id, run: plan.run })
        return true
      }),

    /** What is published by then stays, and can be undone. */
    cancel: (session: Session, id: string) =>
      step(session, id, () => store.move(id, ['running'], 'cancelled', { nextAt: null })),

    undo: (session: Session, id: string) =>
      step(session, id, async () => {
        const run = randomUUID()
        if (!(await store.move(id, ['done', 'cancelled', 'failed'], 'undoing', { problem: null, run })))
          return false
        await jobs.enqueue(work.undo, { id, run })
        return true
      }),
  }
}
export type PageBatchService = ReturnType<typeof pageBatchService>

function newItem(row: BatchRow) {
  return {
    slug: row.slug,
    content: JSON.stringify(row),
    print: null,
    state: 'waiting',
    thingId: null,
    before: null,
    problem: null,
    settledAt: null,
  } as const
}
