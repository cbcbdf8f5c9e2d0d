import { expect, test } from 'vitest'
import { collected } from '../testing/collected.ts'
import { inspectCsv } from './inspect.ts'
import { changedRows, rowsOfEarlier } from './only-changed.ts'

async function* batches() {
  yield [
    ['titulo', 'texto'],
    ['Uno', 'a;b'],
  ]
  yield [
    ['Dos', 'otra'],
    ['Tres', 'c'],
  ]
}

test('only rows that an earlier result has not are left, whatever separates its columns', async () => {
  const file = new Blob(['titulo;texto\r\nUno;"a;b"\r\nDos;c\r\n'])
  const earlier = await rowsOfEarlier(file, await inspectCsv(file))
  let same = 0
  const left = await collected(changedRows(batches(), earlier, () => (same += 1)))
  expect(left.flat()).toEqual([
    ['titulo', 'texto'],
    ['Dos', 'otra'],
    ['Tres', 'c'],
  ])
  expect(same).toBe(1)
})
