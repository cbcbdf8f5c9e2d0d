import { afterEach, describe, expect, it, vi } from 'vitest'
import type { FromWorker, Job, Outcome, ToWorker } from '../worker/protocol.ts'
import { poolLimits } from './browser-pool.ts'
import { createPool, type PoolLimits, type Task, type WorkerEvents } from './pool.ts'

const job: Job = { kind: 'thumbnail', file: new Blob() }
const outcome: Outcome = { kind: 'thumbnail', blob: new Blob() }
const limits: PoolLimits = { workers: 3, megapixels: 80, recycleAfter: 200, idleAfter: 1000 }

/** Workers that answer when the test says so. */
function bench(overrides: Partial<PoolLimits> = {}) {
  const workers: { events: WorkerEvents; inbox: ToWorker[]; ended: boolean }[] = []
  const pool = createPool(
    (events) => {
      const worker = { events, inbox: new Array<ToWorker>(), ended: false }
      workers.push(worker)
      return { send: (message) => void worker.inbox.push(message), end: () => void (worker.ended = true) }
    },
    { ...limits, ...overrides },
  )
  const answer = (index: number, message: (id: number) => FromWorker) => {
    const worker = workers[index]
    const id = worker?.inbox.at(-1)?.id ?? 0
    worker?.events.onMessage(message(id))
  }
  const finish = (index: number) => answer(index, (id) => ({ id, step: 'done', outcome }))
  const run = (task: Partial<Task> = {}) => pool.run({ job, megapixels: 12, priority: 1, ...task })
  const started = () => workers.map(({ inbox }) => inbox.length)
  return { pool, workers, answer, finish, run, started }
}

afterEach(() => {
  vi.useRealTimers()
})

describe('pool', () => {
  it('runs as many as it has workers, and the rest after them', async () => {
    const { run, finish, started } = bench()
    const jobs = [run(), run(), run(), run()]
    expect(started()).toEqual([1, 1, 1])
    finish(1)
    await jobs[1]
    expect(started()).toEqual([1, 2, 1])
  })

  it('keeps to its pixels, and lets one larger picture through alone', async () => {
    const { run, finish, started } = bench()
    void run({ megapixels: 50 })
    void run({ megapixels: 50 })
    void run({ megapixels: 100 })
    expect(started()).toEqual([1])
    finish(0)
    expect(started()).toEqual([2])
    finish(0)
    expect(started()).toEqual([3])
  })

  it('takes the urgent first and keeps the order of equals', () => {
    const { run, finish, workers } = bench({ workers: 1 })
    const order: string[] = []
    for (const [name, priority] of [
      ['a', 1],
      ['b', 2],
      ['c', 1],
      ['d', 0],
    ] as const)
      void run({ priority, onStart: () => order.push(name) })
    for (let i = 0; i < 4; i += 1) finish(0)
    expect(order).toEqual(['a', 'd', 'c', 'b'])
    expect(workers).toHaveLength(1)
  })

  it('cancels what waits and ends the worker of what runs', async () => {
    const { run, workers, started } = bench({ workers: 1 })
    const [first, second] = [new AbortController(), new AbortController()]
    const running = run({ signal: first.signal })
    const waiting = run({ signal: second.signal })
    const last = run()
    second.abort(new Error('fuera'))
    await expect(waiting).rejects.toThrow('fuera')
    first.abort(new Error('basta'))
    await expect(running).rejects.toThrow('basta')
    expect(workers[0]?.ended).toBe(true)
    expect(started()).toEqual([1, 1])
    void last
  })

  it('replaces a worker that died, failed to encode, or has done enough', async () => {
    const { run, workers, answer, finish } = bench({ workers: 1, recycleAfter: 20 })
    const crashed = run()
    workers[0]?.events.onCrash('sin memoria')
    await expect(crashed).rejects.toThrow('Failed to optimize image: sin memoria')
    const failed = run()
    answer(1, (id) => ({
      id,
      step: 'failed',
      failure: { code: 'encoder', detail: 'Failed to optimize image: x' },
    }))
    await expect(failed).rejects.toThrow('Failed to optimize image: x')
    const jobs = [run(), run()]
    finish(2)
    finish(2)
    await Promise.all(jobs)
    expect(workers.map(({ ended }) => ended)).toEqual([true, true, true])
  })

  it('goes on after a file that is bad', async () => {
    const { run, workers, answer, finish } = bench({ workers: 1 })
    const bad = run()
    const good = run()
    answer(0, (id) => ({
      id,
      step: 'failed',
      failure: { code: 'not-an-image', detail: 'Error loading image: x' },
    }))
    await expect(bad).rejects.toMatchObject({ failure: { code: 'not-an-image' } })
    finish(0)
    expect(await good).toBe(outcome)
    expect(workers).toHaveLength(1)
  })

  it('reports progress of its own job only', () => {
    const { run, answer } = bench()
    const onProgress = vi.fn<(share: number) => void>()
    void run({ onProgress })
    answer(0, (id) => ({ id: id + 1, step: 'progress', share: 0.9 }))
    answer(0, (id) => ({ id, step: 'progress', share: 0.4 }))
    expect(onProgress.mock.calls).toEqual([[0.4]])
  })

  it('gives the memory back when nothing is left to do', async () => {
    vi.useFakeTimers()
    const { run, workers, finish } = bench()
    void run()
    finish(0)
    await vi.advanceTimersByTimeAsync(1001)
    expect(workers[0]?.ended).toBe(true)
  })

  it('has the size of the machine', () => {
    expect([1, 2, 4, 8].map((cores) => poolLimits(cores, false).workers)).toEqual([1, 1, 3, 4])
    expect(poolLimits(8, true)).toMatchObject({ workers: 1, megapixels: 16 })
  })
})
