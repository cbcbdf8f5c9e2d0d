import { expect, test } from 'vitest'
import { addMonths, daysBetween, mondayOf, weekOf, weeksOfMonth } from './days.ts'

test.each([
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on Monday %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday)
  expect(weekOf(day)).toHaveLength(7)
})

test('a month stands in the weeks that hold all of it', () => {
  expect(weeksOfMonth('2026-10-01')).toHaveLength(5)
  expect(weeksOfMonth('2027-02-10')).toHaveLength(4)
  const weeks = weeksOfMonth('2026-11-22')
  expect(weeks.map(([monday]) => monday)).toEqual([
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
    '2026-11-23',
    '2026-11-30',
  ])
})

test('days and months are counted over the ends of years', () => {
  expect(daysBetween('2026-12-30', '2027-01-02')).toBe(3)
  expect(daysBetween('2026-03-30', '2026-03-27')).toBe(-3)
  expect(addMonths('2026-11-30', 1)).toBe('2026-12-01')
  expect(addMonths('2027-01-15', -1)).toBe('2026-12-01')
})
