import { expect, test } from 'vitest'
import { collected } from '@aurelio/page/generator/testing'
import { changedRows, inspectCsv, rowsOfEarlier } from '@aurelio/page/generator'

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
