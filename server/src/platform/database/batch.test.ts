import { expect, it } from 'vitest'
import { batched } from './batch.ts'

it('runs what comes together as one, what comes meanwhile as the next, and answers each its own', async () => {
  const batches: number[][] = []
  const { promise: goOn, resolve: release } = Promise.withResolvers<void>()
  const double = batched(async (items: readonly number[]) => {
    batches.push([...items])
    await goOn
    return items.map((item) => item * 2)
  })
  const first = [double(1), double(2)]
  await expect.poll(() => batches).toHaveLength(1)
  const second = [double(3), double(4)]
  release()
  expect(await Promise.all([...first, ...second])).toEqual([2, 4, 6, 8])
  expect(batches).toEqual([
    [1, 2],
    [3, 4],
  ])
  expect(await double(5)).toBe(10)
})

it('never takes more than a hundred at once', async () => {
  const sizes: number[] = []
  const count = batched(async (items: readonly number[]) => {
    sizes.push(items.length)
    return items
  })
  await Promise.all(Array.from({ length: 250 }, (_, index) => count(index)))
  expect(sizes).toEqual([100, 100, 50])
})

it('writes the first at once, and has those behind it go together', async () => {
  const batches: number[][] = []
  const keep = batched(async (items: readonly number[]) => {
    batches.push([...items])
    return items
  })
  await keep(1)
  const second = keep(2)
  // A turn of the event loop later, and still in the pause between two batches.
  await new Promise((resolve) => setImmediate(resolve))
  await Promise.all([second, keep(3)])
  expect(batches).toEqual([[1], [2, 3]])
})

it('lets one that fails spoil no other', async () => {
  const risky = batched(async (items: readonly number[]) => {
    if (items.includes(13)) throw new Error('unlucky')
    return items
  })
  const results = await Promise.allSettled([risky(1), risky(13), risky(2)])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})
