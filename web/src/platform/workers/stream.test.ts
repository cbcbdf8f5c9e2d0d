import { afterAll, describe, expect, it, vi } from 'vitest'
import { createPool } from './pool.ts'
import { streamCalls } from './stream.ts'
import type { CallsWorker } from './testing/calls.worker.ts'
import { nodeThreads } from './testing/node-threads.ts'

vi.setConfig({ testTimeout: 30_000 })
const { spawn } = nodeThreads(new URL('./testing/calls.worker.ts', import.meta.url))
const pool = createPool<CallsWorker>({
  spawn,
  size: 2,
  queue: 1,
  grace: 20,
  idleAfter: 60_000,
  failed: ({ code }) => new Error(code),
  crashed: (reason) => new Error(reason),
})
afterAll(pool.close)

/** Counts how many inputs were asked for. */
function counted<Input>(inputs: readonly Input[]) {
  const seen = { taken: 0 }
  function* take() {
    for (const input of inputs) {
      seen.taken += 1
      yield input
    }
  }
  return { seen, take }
}

describe('a stream of calls', () => {
  it('gives the answers in the order of the inputs, however long each takes', async () => {
    const times = [60, 5, 30, 1, 20, 10]
    const answers: number[] = []
    for await (const answer of streamCalls(pool, 'wait', times)) answers.push(answer)
    expect(answers).toEqual(times)
  })

  it('takes no more inputs than the reader keeps up with', async () => {
    const { seen, take } = counted(Array.from({ length: 40 }, () => 'a'))
    let read = 0
    for await (const { text } of streamCalls(pool, 'echo', take())) {
      read += text.length
      await new Promise((resolve) => setTimeout(resolve, 3))
      expect(seen.taken - read).toBeLessThanOrEqual(2 * pool.size)
    }
    expect(read).toBe(40)
  })

  it('cancels what is under way where the reader leaves', async () => {
    const { seen, take } = counted([1, 60_000, 60_000, 60_000, 60_000, 60_000])
    for await (const answer of streamCalls(pool, 'wait', take())) if (answer === 1) break
    expect(seen.taken).toBeLessThan(6)
    // The workers are free for others again.
    await expect(pool.run('echo', 'hola')).resolves.toMatchObject({ text: 'hola' })
  })

  it('ends with the first failure, and with the signal', async () => {
    const failing = (async () => {
      for await (const answer of streamCalls(pool, 'fail', ['a', 'b', 'c', 'd', 'e']))
        expect(answer).toBe('never')
    })()
    await expect(failing).rejects.toThrow('a')
    const stop = new AbortController()
    const stopped = (async () => {
      for await (const _ of streamCalls(pool, 'wait', [1, 60_000], { signal: stop.signal }))
        stop.abort(new Error('basta'))
    })()
    await expect(stopped).rejects.toThrow('basta')
  })
})
