import { createPool, type Pool } from '../../../platform/workers/pool.ts'
import { browserThreads, threadCount } from '../../../platform/workers/thread.ts'
import { type Failure, PdfError } from '@aurelio/formats/pdf/failure'
import type { PdfWorker } from './pdf.worker.ts'
import type { ViewWorker } from './view.worker.ts'

/** `write` changes documents, `view` draws their pages. Both reject with a PdfError. */
export type Pools = { write: Pool<PdfWorker>; view: Pool<ViewWorker>; close: () => void }

const errors = {
  failed: ({ code, detail }: Failure) => new PdfError(code, detail),
  crashed: (reason: string) => new PdfError('memory', reason),
  spoils: ({ code }: Failure) => code === 'memory',
  idleAfter: 15_000,
}

/** The workers of this browser. They give their memory back when there is nothing to do. */
export function browserPools(): Pools {
  const write = createPool<PdfWorker>({
    ...errors,
    spawn: browserThreads(() => new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' })),
    size: 1,
    // Each job (of weight 1) starts a program of its own; the memory of the old ones goes with the worker.
    recycleAfter: 20,
  })
  const view = createPool<ViewWorker>({
    ...errors,
    spawn: browserThreads(() => new Worker(new URL('./view.worker.ts', import.meta.url), { type: 'module' })),
    size: threadCount(navigator.hardwareConcurrency, 2),
  })
  return {
    write: { ...write, run: (name, input, how) => write.run(name, input, { weight: 1, ...how }) },
    view,
    close: () => {
      write.close()
      view.close()
    },
  }
}
