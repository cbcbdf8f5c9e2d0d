import { expect, it } from 'vitest'
import { calendarOf } from '../../platform/calendar.ts'
import { bucketsOf } from './chart.ts'

it.each([
  ['Europe/Madrid', [2026, 6, 1], '2026-06-30T22:00:00.000Z'],
  ['Europe/Madrid', [2026, 11, 1], '2026-11-30T23:00:00.000Z'],
  ['Asia/Kolkata', [2026, 0, 1], '2025-12-31T18:30:00.000Z'],
  ['America/Los_Angeles', [2026, 0, 1], '2026-01-01T08:00:00.000Z'],
  // Clocks went from 00:00 to 01:00: the day had no midnight.
  ['America/Sao_Paulo', [2018, 10, 4], '2018-11-04T03:00:00.000Z'],
  // Clocks went back from 24:00 to 23:00: the day before lasted 25 hours.
  ['America/Sao_Paulo', [2018, 1, 18], '2018-02-18T03:00:00.000Z'],
  ['Pacific/Kiritimati', [2026, 0, 1], '2025-12-31T10:00:00.000Z'],
] as const)('a day in %s begins at its first moment: %j', (zone, day, moment) => {
  expect(calendarOf(zone).begins(day).toISOString()).toBe(moment)
})

it('a week, a month and a year have every day or month once, without a gap or an overlap', () => {
  // A quarter past midnight in Madrid, two days after the clocks changed.
  const now = new Date('2026-10-26T23:15:00.000Z')
  for (const [period, length, first, last] of [
    ['week', 7, '2026-10-21', '2026-10-27'],
    ['month', 30, '2026-09-28', '2026-10-27'],
    ['year', 12, '2025-11-01', '2026-10-01'],
  ] as const) {
    const buckets = bucketsOf(period, now, 'Europe/Madrid')
    expect(buckets.map(({ from }) => from)).toHaveLength(length)
    expect([buckets[0]?.from, buckets.at(-1)?.from]).toEqual([first, last])
    expect(buckets.every(({ start, end }) => start < end)).toBe(true)
    expect(buckets.slice(1).map(({ start }) => start)).toEqual(buckets.slice(0, -1).map(({ end }) => end))
    const { start = '', end = '' } = buckets.at(-1) ?? {}
    expect(start <= now.toISOString() && now.toISOString() < end).toBe(true)
  }
})
