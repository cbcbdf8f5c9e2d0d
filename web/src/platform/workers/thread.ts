import type { FromWorker, ToWorker } from './protocol.ts'

/** A worker as the pool sees it. */
export type Thread = {
  /** Throws where the message cannot be copied. */
  send: (message: ToWorker<unknown>, transfer: Transferable[]) => void
  end: () => void
}
export type ThreadEvents = {
  onMessage: (message: FromWorker<never>) => void
  onCrash: (reason: string) => void
}
export type Spawn = (events: ThreadEvents) => Thread

/** Threads of the browser. `start` holds the `new Worker(new URL(…))` that the bundler looks for. */
export function browserThreads(start: () => Worker): Spawn {
  return ({ onMessage, onCrash }) => {
    const worker = start()
    worker.addEventListener('message', (event: MessageEvent<FromWorker<never>>) => onMessage(event.data))
    worker.addEventListener('messageerror', () => onCrash('its answer could not be read'))
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      onCrash(event.message || 'the worker ended')
    })
    return {
      send: (message, transfer) => worker.postMessage(message, transfer),
      end: () => worker.terminate(),
    }
  }
}

/** How many workers a machine carries: one core stays for the page, and more than `most` gain nothing. */
export function threadCount(cores: number, most: number): number {
  return Math.max(1, Math.min(cores - 1, most))
}
