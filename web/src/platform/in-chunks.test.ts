import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inChunks } from './in-chunks.ts'

const frames = new Map<number, () => void>()
let lastFrame = 0
beforeEach(() => {
  frames.clear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  vi.stubGlobal('requestAnimationFrame', (go: () => void) => {
    lastFrame += 1
    frames.set(lastFrame, go)
    return lastFrame
  })
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const things = Array.from({ length: 100 }, (_, index) => index)

/** Draws frames until all is done; each thing costs so many milliseconds. */
async function handfuls(cost: number, draw: boolean) {
  const made: number[][] = []
  const done = inChunks(things, (some) => {
    made.push(some)
    vi.advanceTimersByTime(cost * some.length)
  })
  while (made.flat().length < things.length) {
    if (draw) for (const go of Array.from(frames.values())) go()
    await vi.advanceTimersByTimeAsync(draw ? 1 : 100)
  }
  await done
  return made
}

it('does all in order, more at once the less each costs', async () => {
  const quick = await handfuls(0.1, true)
  expect(quick.flat()).toEqual(things)
  expect(quick.map((some) => some.length)).toEqual([1, 2, 4, 8, 16, 32, 37])
  const slow = await handfuls(10, true)
  expect(slow.flat()).toEqual(things)
  expect(slow.every((some) => some.length === 1)).toBe(true)
})

it('goes on in a page that is not seen and draws no frames', async () => {
  expect((await handfuls(0.1, false)).flat()).toEqual(things)
})
