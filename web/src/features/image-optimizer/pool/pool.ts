import { encodeError, OptimizeError } from '../engine/failure.ts'
import type { FromWorker, Job, Outcome, ToWorker } from '../worker/protocol.ts'

/** A worker as the pool sees it. */
export type PoolWorker = { send: (message: ToWorker) => void; end: () => void }
/** What a worker tells its pool. */
export type WorkerEvents = { onMessage: (message: FromWorker) => void; onCrash: (reason: string) => void }
export type Spawn = (events: WorkerEvents) => PoolWorker

export type PoolLimits = {
  workers: number
  /** Decoded megapixels in flight together; a single larger picture goes alone. */
  megapixels: number
  /** Megapixels after which a worker is replaced: the memory of WebAssembly never shrinks. */
  recycleAfter: number
  /** Milliseconds without work after which all workers end. */
  idleAfter: number
}

export type Task = {
  job: Job
  megapixels: number
  /** Lower goes first; equal ones in the order they came. */
  priority: number
  onStart?: () => void
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

export type Pool = {
  /** Rejects with an OptimizeError, or with the signal's reason when it is aborted. */
  run: (task: Task) => Promise<Outcome>
  /** Ends all workers; what waits or runs is rejected. */
  close: () => void
}

type Waiting = Task & { resolve: (outcome: Outcome) => void; reject: (reason: unknown) => void; id: number }
type Slot = { worker: PoolWorker | null; task: Waiting | null; used: number }

/** Runs jobs in workers, several at once but never more pixels than the budget. */
export function createPool(spawn: Spawn, limits: PoolLimits): Pool {
  let slots: Slot[] = []
  const queue: Waiting[] = []
  let lastId = 0
  let idleTimer: ReturnType<typeof setTimeout> | undefined

  const inFlight = () => slots.reduce((sum, { task }) => sum + (task?.megapixels ?? 0), 0)

  function pump() {
    clearTimeout(idleTimer)
    while (queue.length > 0) {
      const next = queue[0]
      if (!next) break
      const busy = inFlight()
      if (busy > 0 && busy + next.megapixels > limits.megapixels) break
      const slot = freeSlot()
      if (!slot) break
      queue.shift()
      start(slot, next)
    }
    if (slots.every(({ task }) => task === null)) idleTimer = setTimeout(endAll, limits.idleAfter)
  }

  function freeSlot(): Slot | null {
    const free = slots.find(({ task }) => task === null)
    if (free) return free
    if (slots.length >= limits.workers) return null
    const slot: Slot = { worker: null, task: null, used: 0 }
    slot.worker = spawn({
      onMessage: (message) => receive(slot, message),
      onCrash: (reason) => crash(slot, reason),
    })
    slots.push(slot)
    return slot
  }

  function crash(slot: Slot, reason: string) {
    const { task } = slot
    drop(slot)
    task?.reject(encodeError('out-of-memory', reason))
    pump()
  }

  function start(slot: Slot, task: Waiting) {
    slot.task = task
    task.onStart?.()
    slot.worker?.send({ id: task.id, job: task.job })
  }

  function receive(slot: Slot, message: FromWorker) {
    const task = slot.task
    if (!task || task.id !== message.id) return
    if (message.step === 'progress') {
      task.onProgress?.(message.share)
      return
    }
    slot.task = null
    slot.used += task.megapixels
    const broken = message.step === 'failed' && /^(?:out-of-memory|encoder)$/.test(message.failure.code)
    if (broken || slot.used >= limits.recycleAfter) drop(slot)
    if (message.step === 'done') task.resolve(message.outcome)
    else task.reject(new OptimizeError(message.failure))
    pump()
  }

  function drop(slot: Slot) {
    slot.task = null
    slot.worker?.end()
    slots = slots.filter((other) => other !== slot)
  }

  function endAll() {
    for (const slot of slots) drop(slot)
  }

  function cancel(id: number, reason: unknown) {
    const place = queue.findIndex((task) => task.id === id)
    const [waiting] = place < 0 ? [] : queue.splice(place, 1)
    waiting?.reject(reason)
    const slot = slots.find(({ task }) => task?.id === id)
    // An encoder cannot be interrupted: its worker ends and another one takes its place.
    const running = slot?.task
    if (slot) drop(slot)
    running?.reject(reason)
    pump()
  }

  return {
    run(task) {
      const { signal } = task
      if (signal?.aborted) return Promise.reject(signal.reason)
      lastId += 1
      const id = lastId
      const stop = () => cancel(id, signal?.reason)
      signal?.addEventListener('abort', stop, { once: true })
      return new Promise<Outcome>((resolve, reject) => {
        const place = queue.findLastIndex(({ priority }) => priority <= task.priority)
        queue.splice(place + 1, 0, { ...task, id, resolve, reject })
        pump()
      }).finally(() => signal?.removeEventListener('abort', stop))
    },
    close() {
      clearTimeout(idleTimer)
      const left = [...queue.splice(0), ...slots.flatMap(({ task }) => (task ? [task] : []))]
      endAll()
      for (const task of left) task.reject(new DOMException('The pool is closed', 'AbortError'))
    },
  }
}
