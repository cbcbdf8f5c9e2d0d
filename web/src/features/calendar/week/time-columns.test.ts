import { expect, test } from 'vitest'
import { sideBySide } from './time-columns.ts'

const at = (from: number, to: number) => ({ from, to })
const columns = (items: { from: number; to: number }[]) =>
  sideBySide(items).map(({ item, column, columns: of }) => [item.from, column, of])

test('what does not overlap has the whole width', () => {
  expect(columns([at(60, 120), at(120, 180)])).toEqual([
    [60, 0, 1],
    [120, 0, 1],
  ])
})

test('what overlaps stands side by side, and a column that is free again is used', () => {
  expect(columns([at(0, 60), at(30, 240), at(60, 90), at(300, 360)])).toEqual([
    [0, 0, 2],
    [30, 1, 2],
    [60, 0, 2],
    [300, 0, 1],
  ])
})
