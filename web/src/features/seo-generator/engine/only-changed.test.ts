import { expect, test } from 'vitest'
import { inspectCsv } from './inspect.ts'
import { changedRows, rowsOfEarlier } from './only-changed.ts'

test('only rows that an earlier result has not are left, whatever separates its columns', async () => {
  const file = new Blob(['titulo;texto\r\nUno;"a;b"\r\nDos;c\r\n'])
  const earlier = await rowsOfEarlier(file, await inspectCsv(file))
  let same = 0
  const rows = [
    ['titulo', 'texto'],
    ['Uno', 'a;b'],
    ['Dos', 'otra'],
    ['Tres', 'c'],
  ]
  expect([...changedRows(rows, earlier, () => (same += 1))]).toEqual([
    ['titulo', 'texto'],
    ['Dos', 'otra'],
    ['Tres', 'c'],
  ])
  expect(same).toBe(1)
})
