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
import { notFound, refuse } from '../../platform/http/failures.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Quotas } from '../../platform/quotas.ts'
import { demandTarget, keptTarget } from './demand-target.ts'
import type { PageBatchJobs } from './jobs.ts'
import { newBatch, newItem } from './new-batch.ts'
import type { PageBatchStore } from './store.ts'
import type { TargetParts } from './targets/open-target.ts'
import { toBatch } from './view.ts'

const shownBatches = 10
const shownFailures = 20

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
  const { database, access, emit, jobs, quotas, store, work } = parts

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
      const { id: workspaceId } = session.workspace
      const kept = keptTarget(parts, await demandTarget(parts, workspaceId, given))
      const row = newBatch({ id: randomUUID(), workspaceId, createdBy: session.user.id, name, ...kept })
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
