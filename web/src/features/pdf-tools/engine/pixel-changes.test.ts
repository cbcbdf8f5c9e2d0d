import { expect, it } from 'vitest'
import { changedBlocks } from './pixel-changes.ts'

const white = () => ({ width: 32, height: 16, data: new Uint8ClampedArray(32 * 16 * 4).fill(255) })

it('finds the block that differs to the eye, and none that only an encoder changed', () => {
  const [before, after] = [white(), white()]
  for (const x of [9, 10, 11]) after.data[(10 * 32 + x) * 4] = 0
  after.data[(2 * 32 + 2) * 4] = 240
  expect(changedBlocks(before, after, [])).toEqual([{ left: 0.25, top: 0.5, width: 0.25, height: 0.5 }])
  expect(changedBlocks(before, after, [{ left: 0.2, top: 0.4, width: 0.2, height: 0.3 }])).toEqual([])
})
