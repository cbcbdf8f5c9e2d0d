import { createLane, type Lane, type Task } from './lane.ts'
import type { CallName, FailureOf, InputOf, OutputOf, ProgressOf, WorkerDefinition } from './protocol.ts'
import { createQueue } from './queue.ts'
import type { Spawn } from './thread.ts'

export type PoolOptions<W extends WorkerDefinition> = {
  spawn: Spawn
  /** Workers at most; see `threadCount`. */
  size: number
  /** Milliseconds without any work after which all workers end, and give their memory back. */
  idleAfter: number
  /** The error for whoever waits for a call that failed. */
  failed: (failure: FailureOf<W>) => Error
  /** The same for a call whose worker died; the pool starts another worker for the next one. */
  crashed: (reason: string) => Error
  /** Weight of all calls under way together; a single heavier one goes alone. No limit unless given. */
  budget?: number
  /** Weight after which a worker is replaced: the memory of WebAssembly never shrinks. Never unless given. */
  recycleAfter?: number
  /** True for a failure after which the worker is not to be trusted. None unless given. */
  spoils?: (failure: FailureOf<W>) => boolean
  /** Calls that may wait before `room` holds back whoever brings more. */
  queue?: number
  /** Milliseconds that a cancelled call has to stop by itself before its worker is ended. */
  grace?: number
}

export type RunOptions<Progress> = {
  /** In the unit of the pool's budget. */
  weight?: number
  /** Lower goes first; equal ones in the order they came. */
  priority?: number
  /** Calls of one affinity go to the same worker, while it lives: it may still have what the last one read. */
  affinity?: string
  /** Handed over instead of copied: unusable here once the call has begun. */
  transfer?: Transferable[]
  signal?: AbortSignal
  onStart?: () => void
  onProgress?: (value: Progress) => void
}

/** An interface, so that its worker is found again where a pool is handed on under another name. */
export interface Pool<W extends WorkerDefinition> {
  readonly size: number
  /**
   * Calls a worker. Rejects with the pool's own error for a failure or a crash, and with the signal's reason as soon as
   * it is aborted.
   */
  run: <Name extends CallName<W>>(
    name: Name,
    input: InputOf<W, Name>,
    options?: RunOptions<ProgressOf<W, Name>>,
  ) => Promise<OutputOf<W, Name>>
  /** Settles once fewer calls wait than the queue's limit: wait for it before each call of a long list. */
  room: () => Promise<void>
  /** Ends all workers; what waits or runs is rejected with an AbortError. */
  close: () => void
}

/** Runs calls in workers, several at once but never heavier together than the budget. */
export function createPool<W extends WorkerDefinition>(options: PoolOptions<W>): Pool<W> {
  const { spawn, size, idleAfter, failed, crashed, budget = Infinity } = options
  const { recycleAfter = Infinity, spoils = () => false, queue: limit = 32, grace = 250 } = options
  const rules = { recycleAfter, grace, failed, crashed, spoils }
  const queue = createQueue(limit)
  let lanes: Lane[] = []
  let lastId = 0
  let closed = false
  let idleTimer: ReturnType<typeof setTimeout> | undefined

  function pump() {
    clearTimeout(idleTimer)
    lanes = lanes.filter((lane) => !lane.hasEnded())
    for (const next of queue.all()) {
      const busy = lanes.reduce((sum, lane) => sum + (lane.task()?.weight ?? 0), 0)
      // A heavy call is not passed by lighter ones for ever; one whose own worker is busy holds nobody up.
      if (busy > 0 && busy + next.weight > budget) break
      const lane = laneFor(next)
      if (!lane) continue
      queue.remove(next)
      lane.begin(next)
    }
    if (lanes.length > 0 && lanes.every((lane) => lane.isFree())) idleTimer = setTimeout(endAll, idleAfter)
  }

  /** The worker of the call's affinity; else a free one of none, else a new one, else any that is free. */
  function laneFor({ affinity }: Task): Lane | null {
    const own = affinity === undefined ? undefined : lanes.find((lane) => lane.affinity() === affinity)
    if (own) return own.isFree() ? own : null
    const free = lanes.filter((lane) => lane.isFree())
    const unbound = free.find((lane) => lane.affinity() === undefined)
    if (unbound) return unbound
    if (lanes.length >= size) return free[0] ?? null
    const made = createLane(spawn, rules, pump)
    lanes.push(made)
    return made
  }

  function endAll() {
    for (const lane of lanes) lane.end()
    lanes = []
  }

  function cancel(task: Task) {
    task.reject(task.signal?.reason)
    if (!queue.remove(task)) lanes.find((lane) => lane.task() === task)?.cancel()
    pump()
  }

  return {
    size,
    async run(name, input, { weight = 0, priority = 0, transfer = [], ...rest } = {}) {
      const { affinity, signal, onStart, onProgress } = rest
      signal?.throwIfAborted()
      if (closed) throw closedError()
      lastId += 1
      const { promise, resolve, reject } = Promise.withResolvers<OutputOf<W, typeof name>>()
      const told = { affinity, signal, onStart, onProgress, resolve, reject }
      const task: Task = { id: lastId, name, input, weight, priority, transfer, ...told }
      const stop = () => cancel(task)
      signal?.addEventListener('abort', stop, { once: true })
      queue.add(task)
      pump()
      try {
        return await promise
      } finally {
        signal?.removeEventListener('abort', stop)
      }
    },
    room: () => queue.room(),
    close() {
      closed = true
      clearTimeout(idleTimer)
      const left = [...queue.clear(), ...lanes.flatMap((lane) => lane.task() ?? [])]
      endAll()
      for (const task of left) task.reject(closedError())
    },
  }
}

function closedError() {
  return new DOMException('The pool is closed', 'AbortError')
}
