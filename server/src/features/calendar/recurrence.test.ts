import type { When } from '@aurelio/contracts/calendar'
import { expect, it } from 'vitest'
import { endless, lastDayOf, splitAt, timesOf } from './recurrence.ts'

const hour = (recurrence: string | null, rest: Partial<When> = {}): When => ({
  allDay: false,
  starts: '2026-10-19T10:00',
  ends: '2026-10-19T11:30',
  zone: 'Europe/Madrid',
  ...rest,
  recurrence,
})
const days = (recurrence: string | null, starts: string, ends = starts): When => ({
  allDay: true,
  starts,
  ends,
  zone: 'Europe/Madrid',
  recurrence,
})
const startsOf = (when: When, from: string, to: string) => timesOf(when, from, to).map(({ starts }) => starts)

it('once: by the clock of its place, in summer and in winter', () => {
  expect(timesOf(hour(null), '2026-10-19', '2026-10-19')).toEqual([
    { starts: '2026-10-19T08:00:00.000Z', ends: '2026-10-19T09:30:00.000Z', at: '2026-10-19T10:00' },
  ])
  const winter = { starts: '2026-11-20T23:30', ends: '2026-11-21T00:30' }
  expect(timesOf(hour(null, winter), '2026-11-20', '2026-11-20')).toEqual([
    { starts: '2026-11-20T22:30:00.000Z', ends: '2026-11-20T23:30:00.000Z', at: '2026-11-20T23:30' },
  ])
  expect(timesOf(hour(null), '2026-12-01', '2026-12-31')).toEqual([])
})

it('every week stays at ten o’clock when the clocks change', () => {
  expect(startsOf(hour('FREQ=WEEKLY'), '2026-10-19', '2026-11-01')).toEqual([
    '2026-10-19T08:00:00.000Z',
    '2026-10-26T09:00:00.000Z',
    '2026-11-02T09:00:00.000Z',
  ])
})

it('a time that the clock leaves out is an hour later, and one that comes twice is the first', () => {
  const gap = { starts: '2027-03-28T02:30', ends: '2027-03-28T02:45' }
  expect(startsOf(hour(null, gap), '2027-03-28', '2027-03-28')).toEqual(['2027-03-28T01:30:00.000Z'])
  const twice = { starts: '2026-10-25T02:30', ends: '2026-10-25T02:45' }
  expect(startsOf(hour(null, twice), '2026-10-25', '2026-10-25')).toEqual(['2026-10-25T00:30:00.000Z'])
})

it('the last day counts, and after it there is nothing', () => {
  const until = hour('FREQ=DAILY;UNTIL=20261022')
  expect(startsOf(until, '2026-10-01', '2026-12-31')).toHaveLength(4)
  expect(lastDayOf(until)).toBe('2026-10-22')
  const whole = days('FREQ=DAILY;UNTIL=20261022', '2026-10-19')
  expect(startsOf(whole, '2026-10-01', '2026-12-31')).toEqual([
    '2026-10-19',
    '2026-10-20',
    '2026-10-21',
    '2026-10-22',
  ])
  expect(lastDayOf(hour('FREQ=WEEKLY;COUNT=3'))).toBe('2026-11-02')
})

it('months without that day are left out, as RFC 5545 has it', () => {
  expect(startsOf(days('FREQ=MONTHLY', '2026-01-31'), '2026-02-03', '2026-06-15')).toEqual([
    '2026-03-31',
    '2026-05-31',
  ])
  expect(startsOf(days('FREQ=YEARLY', '2024-02-29'), '2025-01-01', '2028-12-31')).toEqual(['2028-02-29'])
})

it('several days are found by any of them', () => {
  const trip = days('FREQ=MONTHLY', '2026-01-28', '2026-02-03')
  expect(timesOf(trip, '2026-04-05', '2026-04-06')).toEqual([
    { starts: '2026-03-28', ends: '2026-04-03', at: '2026-03-28' },
  ])
})

it('knows what never ends, and what never is', () => {
  expect(lastDayOf(hour('FREQ=YEARLY'))).toBe(endless)
  expect(lastDayOf(hour(null))).toBe('2026-10-19')
  expect(lastDayOf(hour('FREQ=DAILY;UNTIL=20261001'))).toBeNull()
  expect(lastDayOf(days('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', '2026-01-01'))).toBeNull()
})

it('cut in two it has the same times as before', () => {
  const winter = ['2026-10-01', '2027-01-31'] as const
  for (const rule of [
    'FREQ=WEEKLY;COUNT=6',
    'FREQ=DAILY;INTERVAL=2;UNTIL=20261110',
    'FREQ=WEEKLY;BYDAY=MO,TH',
  ])
    for (const when of [hour(rule), days(rule, '2026-10-19', '2026-10-20')]) {
      const all = timesOf(when, ...winter)
      const parts = splitAt(when, all[3]?.at ?? '')
      if (!parts) throw new Error('not cut')
      expect(timesOf(parts.before, ...winter)).toHaveLength(3)
      expect([...timesOf(parts.before, ...winter), ...timesOf(parts.after, ...winter)]).toEqual(all)
    }
  expect(splitAt(hour('FREQ=DAILY'), '2026-10-19T10:00')).toBeNull()
})
