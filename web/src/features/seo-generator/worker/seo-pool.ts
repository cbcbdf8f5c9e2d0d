import { createPool, type Pool } from '../../../platform/workers/pool.ts'
import { browserThreads } from '../../../platform/workers/thread.ts'
import type { Failure } from './protocol.ts'
import type { SeoWorker } from './seo.worker.ts'

/** A call's failure, as the worker told it. */
export class SeoError extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.kind)
    this.name = 'SeoError'
    this.failure = failure
  }
}

/** 'process' and 'write' share a worker: what was processed is still there when it is written. */
export const jobAffinity = 'job'

export type SeoPool = Pool<SeoWorker>

/** One worker for what is processed and one to read files beside it. Calls reject with a SeoError. */
export function seoPool(): SeoPool {
  return createPool<SeoWorker>({
    spawn: browserThreads(() => new Worker(new URL('./seo.worker.ts', import.meta.url), { type: 'module' })),
    size: 2,
    // As long as people look at a preview before they download.
    idleAfter: 5 * 60_000,
    // A result that is given up is removed first.
    grace: 2000,
    failed: (failure) => new SeoError(failure),
    crashed: () => new SeoError({ kind: 'lost' }),
  })
}
