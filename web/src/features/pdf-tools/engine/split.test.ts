import { expect, it } from 'vitest'
import { everyPages, groupsFrom, groupsOfSize } from './split.ts'

it('makes groups of a number of pages, the last one shorter', () => {
  expect(everyPages(5, 2)).toEqual([[0, 1], [2, 3], [4]])
  expect(everyPages(2, 10)).toEqual([[0, 1]])
})

it('begins a group at each place, and keeps what stands before the first', () => {
  expect(groupsFrom([3, 1, 3, 9], 5)).toEqual([[0], [1, 2], [3, 4]])
  expect(groupsFrom([], 2)).toEqual([[0, 1]])
})

it('makes the longest groups that fit, and leaves a page alone that never does', async () => {
  const weights = [10, 10, 50, 200, 10, 10, 10]
  const sizeOf = async (places: number[]) => places.reduce((sum, at) => sum + (weights[at] ?? 0), 0)
  const seen: number[] = []
  const groups = await groupsOfSize(weights.length, 60, sizeOf, (done) => seen.push(done))
  expect(groups).toEqual([[0, 1], [2], [3], [4, 5, 6]])
  expect(seen).toEqual([2, 3, 4, 7])
})
