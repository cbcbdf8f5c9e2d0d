import { expect, test } from 'vitest'
import { readEntries, swapped } from './entry-list.ts'

test('what is no entry is left out', () => {
  expect(readEntries([{ a: 1 }, null, 'x', [1], { b: 2 }])).toEqual([{ a: 1 }, { b: 2 }])
  for (const value of [undefined, null, 'x', {}, 3]) expect(readEntries(value)).toEqual([])
})

test('two entries change places; a place that does not exist changes nothing', () => {
  expect(swapped(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b'])
  expect(swapped(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(swapped(['a', 'b'], 1, 2)).toEqual(['a', 'b'])
})
