import { expect, test } from 'vitest'
import { weekOf } from './days.ts'
import { shifted, type GridItem } from './grid-item.ts'
import { barsOf } from './lanes.ts'

const week = weekOf('2026-11-23')
const item = (key: string, first: string, last = first): GridItem => ({
  key,
  first,
  last,
  title: key,
  className: '',
  canMove: true,
  canStretch: true,
})
const placed = (items: GridItem[]) =>
  barsOf(items, week).map(({ item: { key }, column, span, lane }) => [key, column, span, lane])

test('what overlaps stands on lines of its own, and a free line is used again', () => {
  expect(
    placed([
      item('short', '2026-11-24'),
      item('long', '2026-11-24', '2026-11-27'),
      item('later', '2026-11-26'),
      item('other week', '2026-12-01'),
    ]),
  ).toEqual([
    ['long', 1, 4, 0],
    ['short', 1, 1, 1],
    ['later', 3, 1, 1],
  ])
})

test('what goes over the edges of the week is cut there, and says so', () => {
  const [bar] = barsOf([item('trip', '2026-11-20', '2026-12-02')], week)
  expect(bar).toMatchObject({ column: 0, span: 7, begins: false, ends: false })
})

test('taken elsewhere it keeps its length; its end never comes before its start', () => {
  const trip = item('trip', '2026-11-24', '2026-11-26')
  expect(shifted(trip, { days: -2, minutes: 0, edge: 'both' })).toMatchObject({
    first: '2026-11-22',
    last: '2026-11-24',
  })
  expect(shifted(trip, { days: -9, minutes: 0, edge: 'end' })).toMatchObject({
    first: '2026-11-24',
    last: '2026-11-24',
  })
})
