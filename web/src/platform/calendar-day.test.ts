import { expect, test } from 'vitest'
import { addDays, dayOf, noonOf, untilTomorrow } from './calendar-day.ts'

test('a day goes to noon of that day and back', () => {
  for (const day of ['2026-11-21', '2024-02-29', '1900-01-01', '2999-12-31', '2026-03-29', '2026-10-25'])
    expect(dayOf(noonOf(day))).toBe(day)
})

test('days are counted over the ends of months, years and clock changes', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2024-03-01', -1)).toBe('2024-02-29')
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
  expect(addDays('2026-10-24', 2)).toBe('2026-10-26')
})

test('the next day begins at the local midnight', () => {
  expect(untilTomorrow(new Date(2026, 10, 21, 23, 59, 59, 0))).toBe(1000)
  expect(untilTomorrow(new Date(2026, 10, 21, 0, 0, 0, 0))).toBe(86_400_000)
})
