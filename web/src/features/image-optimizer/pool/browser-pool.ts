import type { FromWorker } from '../worker/protocol.ts'
import { createPool, type Pool, type PoolLimits, type Spawn } from './pool.ts'

/** One core stays for the page; phones get one worker and a small budget. */
export function poolLimits(cores: number, isPhone: boolean): PoolLimits {
  return {
    workers: isPhone ? 1 : Math.max(1, Math.min(cores - 1, 4)),
    megapixels: isPhone ? 16 : 80,
    recycleAfter: 200,
    idleAfter: 10_000,
  }
}

/** The pool of this browser. */
export function browserPool(): Pool {
  const isPhone = window.matchMedia('(pointer: coarse) and (max-width: 48rem)').matches
  return createPool(spawnWorker, poolLimits(navigator.hardwareConcurrency, isPhone))
}

/** A worker of the image optimizer. */
export const spawnWorker: Spawn = ({ onMessage, onCrash }) => {
  const worker = new Worker(new URL('../worker/image.worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', (event: MessageEvent<FromWorker>) => onMessage(event.data))
  worker.addEventListener('error', (event) => {
    event.preventDefault()
    onCrash(event.message || 'the worker ended')
  })
  return { send: (message) => worker.postMessage(message, []), end: () => worker.terminate() }
}
