import { createPool } from '../../workers/pool.ts'
import { browserThreads } from '../../workers/thread.ts'
import type { HeifFailure, HeifWorker } from './heif.worker.ts'

/** Why a photo of a phone cannot be shown. */
export class HeifError extends Error {
  override name = 'HeifError'
  readonly reason: HeifFailure

  constructor(reason: HeifFailure) {
    super(`HEIF: ${reason}`)
    this.reason = reason
  }
}

const pool = createPool<HeifWorker>({
  spawn: browserThreads(() => new Worker(new URL('./heif.worker.ts', import.meta.url), { type: 'module' })),
  size: 1,
  idleAfter: 10_000,
  // The memory of large photos goes with the worker.
  recycleAfter: 8,
  failed: (reason) => new HeifError(reason),
  crashed: () => new HeifError('unreadable'),
  spoils: () => true,
})

/** A photo as a JPEG, or as a PNG where it is transparent. Rejects with a HeifError. */
export function redrawHeif(file: Blob): Promise<Blob> {
  return pool.run('redraw', file, { weight: 1 })
}
