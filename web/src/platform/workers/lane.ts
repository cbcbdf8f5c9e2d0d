import type { FromWorker } from './protocol.ts'
import type { Spawn } from './thread.ts'

/** A call on its way, from the queue to its answer. */
export type Task = {
  id: number
  name: string
  input: unknown
  transfer: Transferable[]
  weight: number
  priority: number
  affinity: string | undefined
  signal: AbortSignal | undefined
  onStart: (() => void) | undefined
  onProgress: ((value: never) => void) | undefined
  resolve: (output: never) => void
  reject: (reason: unknown) => void
}

export type LaneRules = {
  /** Weight after which a worker is replaced: the memory of WebAssembly never shrinks. */
  recycleAfter: number
  /** Milliseconds that a cancelled call has to stop by itself before its worker is ended. */
  grace: number
  /** The error for whoever waits for a call that failed. */
  failed: (failure: never) => Error
  /** The same for a call whose worker died. */
  crashed: (reason: string) => Error
  /** True for a failure after which the worker is not to be trusted. */
  spoils: (failure: never) => boolean
}

export type Lane = ReturnType<typeof createLane>

/** One worker and the call it is at. `onFree` is told when it can take another one or has ended. */
export function createLane(spawn: Spawn, rules: LaneRules, onFree: () => void) {
  let task: Task | null = null
  let affinity: string | undefined
  let used = 0
  let ended = false
  let patience: ReturnType<typeof setTimeout> | undefined
  const thread = spawn({ onMessage: receive, onCrash: crash })

  function end() {
    ended = true
    clearTimeout(patience)
    task = null
    thread.end()
  }

  function crash(reason: string) {
    if (ended) return
    const lost = task
    end()
    lost?.reject(rules.crashed(reason))
    onFree()
  }

  function receive(message: FromWorker<never>) {
    const asked = task
    if (!asked || message.id !== asked.id) return
    if (message.step === 'progress') {
      if (asked.signal?.aborted !== true) asked.onProgress?.(message.value)
      return
    }
    clearTimeout(patience)
    task = null
    used += asked.weight
    const isSpoilt = message.step === 'failed' && rules.spoils(message.failure)
    if (isSpoilt || used >= rules.recycleAfter) end()
    if (message.step === 'done') asked.resolve(message.output)
    else if (message.step === 'failed') asked.reject(rules.failed(message.failure))
    onFree()
  }

  return {
    task: () => task,
    affinity: () => affinity,
    isFree: () => task === null && !ended,
    hasEnded: () => ended,
    begin(next: Task) {
      task = next
      affinity = next.affinity ?? affinity
      next.onStart?.()
      try {
        const { id, name, input, transfer } = next
        thread.send({ id, step: 'call', name, input }, transfer)
      } catch (error) {
        task = null
        next.reject(error)
      }
    },
    /** Asks the call to stop, and ends the worker where it does not: many an encoder cannot be interrupted. */
    cancel() {
      if (!task) return
      thread.send({ id: task.id, step: 'cancel' }, [])
      patience = setTimeout(() => {
        end()
        onFree()
      }, rules.grace)
    },
    end,
  }
}
