import { createPool, type Pool } from '../../../platform/workers/pool.ts'
import { browserThreads, threadCount } from '../../../platform/workers/thread.ts'
import { encodeError, OptimizeError } from '../engine/failure.ts'
import type { ImageWorker } from './image.worker.ts'

export type ImagePool = Pool<ImageWorker>

/** Lower goes first: what can be known at once, then the cards in sight, then the work itself. */
export const priority = { inspect: 0, thumbnail: 1, optimize: 2 } as const

/** Workers, and the decoded megapixels in flight together. */
export type ImageLimits = { size: number; budget: number }

/** Phones get one worker and a small budget. */
export function imageLimits(cores: number, isPhone: boolean): ImageLimits {
  return isPhone ? { size: 1, budget: 16 } : { size: threadCount(cores, 4), budget: 80 }
}

/** The workers of the image optimizer; calls weigh what they decode, and reject with an OptimizeError. */
export function imagePool(limits: ImageLimits): ImagePool {
  return createPool<ImageWorker>({
    ...limits,
    spawn: browserThreads(
      () => new Worker(new URL('./image.worker.ts', import.meta.url), { type: 'module' }),
    ),
    idleAfter: 10_000,
    recycleAfter: 200,
    failed: (failure) => new OptimizeError(failure),
    crashed: (reason) => encodeError('out-of-memory', reason),
    spoils: ({ code }) => code === 'out-of-memory' || code === 'encoder',
  })
}

/** The pool of this browser. */
export function browserImagePool(): ImagePool {
  const isPhone = window.matchMedia('(pointer: coarse) and (max-width: 48rem)').matches
  return imagePool(imageLimits(navigator.hardwareConcurrency, isPhone))
}
