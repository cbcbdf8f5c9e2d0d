import { afterEach, describe, expect, it, vi } from 'vitest'
import { createPool, type PoolOptions } from './pool.ts'
import type { CallsWorker } from './testing/calls.worker.ts'
import { nodeThreads } from './testing/node-threads.ts'
import { threadCount } from './thread.ts'

/** A failure as it came over, with its code. */
class CallFailed extends Error {
  readonly code: string
  constructor({ code }: { code: string }) {
    super(`the call failed: ${code}`)
    this.code = code
  }
}

// Threads take their time to start on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A pool over real threads. */
function bench(options: Partial<PoolOptions<CallsWorker>> = {}) {
  const { spawn, seen } = nodeThreads(new URL('./testing/calls.worker.ts', import.meta.url))
  const pool = createPool<CallsWorker>({
    spawn,
    size: 2,
    idleAfter: 60_000,
    failed: (failure) => new CallFailed(failure),
    crashed: (reason) => new Error(`the worker died: ${reason}`),
    ...options,
  })
  closing.push(pool.close)
  return { pool, seen }
}

describe('calls', () => {
  it('answers with what the call returns, in a thread of its own', async () => {
    const { pool } = bench()
    const { text, thread } = await pool.run('echo', 'hola')
    expect(text).toBe('hola')
    expect(thread).toMatch(/^[\da-f-]{36}$/)
  })

  it('tells the progress in its order, before the answer', async () => {
    const { pool } = bench()
    const told: (string | number)[] = []
    const count = await pool.run('steps', ['a', 'b', 'c'], { onProgress: (step) => told.push(step) })
    told.push(count)
    expect(told).toEqual(['a', 'b', 'c', 3])
  })

  it('brings a failure over with its own data, and goes on with the same worker', async () => {
    const { pool, seen } = bench({ size: 1 })
    await expect(pool.run('fail', 'too-large')).rejects.toMatchObject({ code: 'too-large' })
    await expect(pool.run('unsendable', undefined)).rejects.toBeInstanceOf(CallFailed)
    await expect(pool.run('echo', 'hola')).resolves.toMatchObject({ text: 'hola' })
    expect(seen).toEqual({ started: 1, ended: 0 })
  })

  it('refuses an input that cannot be copied, and goes on', async () => {
    const { pool } = bench({ size: 1 })
    const input = { to: 1, millisecondsEach: 0, onEach: () => undefined }
    await expect(pool.run('count', input)).rejects.toThrow(/could not be cloned/)
    await expect(pool.run('echo', 'hola')).resolves.toMatchObject({ text: 'hola' })
  })

  it('hands memory over in both directions instead of copying it', async () => {
    const { pool } = bench()
    const bytes = new Uint8Array([1, 2, 3])
    const answer = pool.run('sum', bytes, { transfer: [bytes.buffer] })
    expect(bytes.byteLength).toBe(0)
    await expect(answer).resolves.toEqual({ sum: 6, bytes: new Uint8Array([1, 2, 3]) })
    const kept = new Uint8Array([4])
    await pool.run('sum', kept)
    expect([...kept]).toEqual([4])
  })
})

describe('which call goes when', () => {
  it('runs as many as it has workers, and the rest after them', async () => {
    const { pool, seen } = bench({ size: 2 })
    let begun = 0
    const calls = Array.from({ length: 6 }, () => pool.run('wait', 5, { onStart: () => (begun += 1) }))
    expect(begun).toBe(2)
    await Promise.all(calls)
    expect(begun).toBe(6)
    expect(seen.started).toBe(2)
  })

  it('runs them at the same time', async () => {
    const { pool } = bench({ size: 2 })
    const room = new SharedArrayBuffer(4)
    // Each holds its thread until the other has come.
    const met = await Promise.all([1, 2].map(() => pool.run('meet', { room, people: 2 })))
    expect(met).toEqual(['met', 'met'])
  })

  it('takes the urgent first and keeps the order of equals', async () => {
    const { pool } = bench({ size: 1 })
    const order: string[] = []
    await Promise.all(
      (
        [
          ['a', 1],
          ['b', 2],
          ['c', 1],
          ['d', 0],
        ] as const
      ).map(([name, priority]) => pool.run('echo', name, { priority, onStart: () => order.push(name) })),
    )
    expect(order).toEqual(['a', 'd', 'c', 'b'])
  })

  it('keeps to its budget, and lets one heavier call through alone', async () => {
    const { pool } = bench({ size: 3, budget: 80 })
    const begun: number[] = []
    const atEachEnd = await Promise.all(
      [50, 50, 100, 10, 10].map(async (weight) => {
        await pool.run('wait', 5, { weight, onStart: () => begun.push(weight) })
        return begun.length
      }),
    )
    expect(begun).toEqual([50, 50, 100, 10, 10])
    // At first one, and another whenever one has ended; only the two light ones go together.
    expect(atEachEnd).toEqual([2, 3, 5, 5, 5])
  })

  it('sends calls of one affinity to the same worker, and the others past them', async () => {
    const { pool } = bench({ size: 2 })
    const order: string[] = []
    const run = (name: string, affinity?: string) =>
      pool.run('echo', name, { onStart: () => order.push(name), ...(affinity !== undefined && { affinity }) })
    const answers = await Promise.all([run('a', 'file'), run('b', 'file'), run('c'), run('d', 'file')])
    const [a, b, c, d] = answers.map(({ thread }) => thread)
    expect([b, d]).toEqual([a, a])
    expect(c).not.toBe(a)
    expect(order.slice(0, 2)).toEqual(['a', 'c'])
  })

  it('holds whoever brings more than may wait, until there is room', async () => {
    const { pool } = bench({ size: 1, queue: 2 })
    let brought = 0
    let begun = 0
    const calls: Promise<number>[] = []
    for (let at = 0; at < 12; at += 1) {
      await pool.room()
      brought += 1
      expect(brought - begun).toBeLessThanOrEqual(2)
      calls.push(pool.run('wait', 5, { onStart: () => (begun += 1) }))
    }
    await Promise.all(calls)
    expect(begun).toBe(12)
  })

  it('has the size of the machine', () => {
    expect([1, 2, 4, 8].map((cores) => threadCount(cores, 4))).toEqual([1, 1, 3, 4])
  })
})

describe('cancelling', () => {
  it('takes a call out that waits, and never starts it', async () => {
    const { pool } = bench({ size: 1 })
    const stop = new AbortController()
    const onStart = vi.fn<() => void>()
    const running = pool.run('wait', 30)
    const waiting = pool.run('wait', 30, { signal: stop.signal, onStart })
    stop.abort(new Error('fuera'))
    await expect(waiting).rejects.toThrow('fuera')
    await running
    await pool.run('echo', '')
    expect(onStart).not.toHaveBeenCalled()
  })

  it('stops a call in the middle where it breathes, and keeps its worker', async () => {
    const { pool, seen } = bench({ size: 1, grace: 10_000 })
    const stop = new AbortController()
    let last = 0
    const counting = pool.run(
      'count',
      { to: 100_000, millisecondsEach: 5 },
      {
        signal: stop.signal,
        onProgress: (at) => {
          last = at
          stop.abort(new Error('basta'))
        },
      },
    )
    await expect(counting).rejects.toThrow('basta')
    const told = last
    await expect(pool.run('echo', 'hola')).resolves.toMatchObject({ text: 'hola' })
    expect(told).toBeGreaterThan(0)
    expect(last).toBe(told)
    expect(seen).toEqual({ started: 1, ended: 0 })
  })

  it('ends the worker of a call that does not let go, and the next one has another', async () => {
    const { pool, seen } = bench({ size: 1, grace: 50 })
    await pool.run('echo', '')
    const stop = new AbortController()
    const stuck = pool.run('hold', 60_000, { signal: stop.signal })
    const next = pool.run('echo', 'hola')
    stop.abort(new Error('basta'))
    await expect(stuck).rejects.toThrow('basta')
    await expect(next).resolves.toMatchObject({ text: 'hola' })
    expect(seen).toEqual({ started: 2, ended: 1 })
  })

  it('refuses a call that was cancelled before', async () => {
    const { pool, seen } = bench()
    await expect(pool.run('echo', '', { signal: AbortSignal.abort(new Error('antes')) })).rejects.toThrow(
      'antes',
    )
    expect(seen.started).toBe(0)
  })

  it('rejects everything once it is closed', async () => {
    const { pool, seen } = bench({ size: 1 })
    const calls = [pool.run('wait', 60_000), pool.run('echo', '')]
    pool.close()
    for (const call of calls) await expect(call).rejects.toMatchObject({ name: 'AbortError' })
    await expect(pool.run('echo', '')).rejects.toMatchObject({ name: 'AbortError' })
    expect(seen).toEqual({ started: 1, ended: 1 })
  })
})

describe('workers that end', () => {
  it('replaces one that died: its call fails, the others go on', async () => {
    const { pool, seen } = bench({ size: 1 })
    const [dead, next] = await Promise.allSettled([pool.run('die', undefined), pool.run('echo', 'hola')])
    expect(dead).toMatchObject({ status: 'rejected', reason: { message: 'the worker died: out of memory' } })
    expect(next).toMatchObject({ status: 'fulfilled', value: { text: 'hola' } })
    expect(seen.started).toBe(2)
  })

  it('replaces one that has done enough, or whose failure spoils it', async () => {
    const { pool, seen } = bench({
      size: 1,
      recycleAfter: 20,
      spoils: ({ code }) => code === 'no-memory',
    })
    await pool.run('echo', '', { weight: 12 })
    await pool.run('echo', '', { weight: 12 })
    expect(seen).toEqual({ started: 1, ended: 1 })
    await expect(pool.run('fail', 'no-memory')).rejects.toBeInstanceOf(CallFailed)
    expect(seen).toEqual({ started: 2, ended: 2 })
  })

  it('gives the memory back when nothing is left to do, and begins anew', async () => {
    const { pool, seen } = bench({ idleAfter: 30 })
    const before = await pool.run('echo', '')
    await vi.waitFor(() => expect(seen.ended).toBe(1), 10_000)
    const after = await pool.run('echo', '')
    expect(after.thread).not.toBe(before.thread)
  })
})
