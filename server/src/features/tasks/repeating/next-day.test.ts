import { expect, it } from 'vitest'
import { nextDay } from './next-day.ts'

it.each([
  ['2026-01-31', '2026-01-31', '2026-01-31', 1, 'month', '2026-02-28'],
  ['2026-01-31', '2026-02-28', '2026-02-28', 1, 'month', '2026-03-31'],
  ['2024-02-29', '2024-02-29', '2024-02-29', 1, 'year', '2025-02-28'],
  ['2026-11-20', '2026-11-20', '2026-11-20', 2, 'week', '2026-12-04'],
  // Done late: what was missed is not made up for.
  ['2026-11-01', '2026-11-01', '2026-11-20', 1, 'week', '2026-11-22'],
  ['2026-11-01', '2026-11-01', '2026-11-22', 1, 'week', '2026-11-22'],
  // Done before its day.
  ['2026-11-20', '2026-11-20', '2026-11-10', 1, 'day', '2026-11-21'],
  ['1996-02-29', '2026-02-28', '2026-03-01', 1, 'year', '2027-02-28'],
] as const)('from %s, last on %s, seen on %s, every %i %s: %s', (from, last, today, every, unit, next) => {
  expect(nextDay(from, last, today, { every, unit })).toBe(next)
})
