import type { Call, CallContext, FromWorker, ToWorker } from './protocol.ts'

/** Milliseconds between two breaths of a call that pauses. */
const breath = 60

/** The worker's own side: its global scope, or a port in tests. */
export type WorkerScope = {
  postMessage: (message: FromWorker<unknown>, options: { transfer: Transferable[] }) => void
  addEventListener: (type: 'message', listener: (event: MessageEvent<ToWorker<never>>) => void) => void
}

/**
 * Makes this file a worker that answers these calls, one at a time. `failureOf` turns what a call throws into something
 * that can be sent. Export the type of what comes back: it types the pool (`createPool<typeof worker>`).
 */
export function defineWorker<Calls extends Readonly<Record<string, Call>>, Failure>(
  calls: Calls,
  failureOf: (error: unknown) => Failure,
  scope: WorkerScope = globalThis,
) {
  let running: { id: number; stop: AbortController } | null = null
  const tell = (message: FromWorker<unknown>, transfer: Transferable[] = []) =>
    scope.postMessage(message, { transfer })

  async function answer({ id, name, input }: { id: number; name: string; input: never }) {
    const stop = new AbortController()
    running = { id, stop }
    const objects: Transferable[] = []
    const progress = (value: unknown) => tell({ id, step: 'progress', value })
    try {
      const output = await calls[name]?.(input, {
        signal: stop.signal,
        progress,
        pause: breathing(progress, stop.signal),
        transfer: (...more) => void objects.push(...more),
      })
      tell({ id, step: 'done', output }, objects)
    } catch (error) {
      tell(
        stop.signal.aborted ? { id, step: 'cancelled' } : { id, step: 'failed', failure: failureOf(error) },
      )
    }
  }

  scope.addEventListener('message', ({ data }) => {
    if (data.step === 'call') void answer(data)
    else if (data.id === running?.id)
      running.stop.abort(new DOMException('Nobody waits for it', 'AbortError'))
  })
  return { calls, failureOf }
}

function breathing(progress: (value: unknown) => void, signal: AbortSignal): CallContext<unknown>['pause'] {
  let last = performance.now()
  return async (value) => {
    if (performance.now() - last < breath) return
    progress(value)
    await new Promise((resume) => setTimeout(resume))
    last = performance.now()
    signal.throwIfAborted()
  }
}
