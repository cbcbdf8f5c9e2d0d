import { createPool } from '../../web/src/platform/workers/pool.ts'
import { browserThreads } from '../../web/src/platform/workers/thread.ts'
import type { PeerWorker } from './peer.worker.ts'

export function peerPool() {
  return createPool<PeerWorker>({
    spawn: browserThreads(() => new Worker(new URL('./peer.worker.ts', import.meta.url), { type: 'module' })),
    size: 1,
    idleAfter: 15_000,
    failed: (failure) => new Error(failure),
    crashed: (reason) => new Error(reason),
  })
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}
