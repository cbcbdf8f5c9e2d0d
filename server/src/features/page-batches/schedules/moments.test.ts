import type { Rhythm } from '@aurelio/contracts/page-schedules'
import { expect, it } from 'vitest'
import { nextMoment } from './moments.ts'

const madrid = { zone: 'Europe/Madrid', time: '02:30' }
const cases: [string, Rhythm, string, string][] = [
  [
    'today, while its time is to come',
    { every: 'day', ...madrid },
    '2026-01-10T01:00:00Z',
    '2026-01-10T01:30:00.000Z',
  ],
  [
    'tomorrow, at its very moment',
    { every: 'day', ...madrid },
    '2026-01-10T01:30:00Z',
    '2026-01-11T01:30:00.000Z',
  ],
  [
    'an hour that spring skips',
    { every: 'day', ...madrid },
    '2026-03-29T00:00:00Z',
    '2026-03-29T01:30:00.000Z',
  ],
  [
    'the day after that, by the new clock',
    { every: 'day', ...madrid },
    '2026-03-29T02:00:00Z',
    '2026-03-30T00:30:00.000Z',
  ],
  [
    'an hour that autumn has twice, once',
    { every: 'day', ...madrid },
    '2026-10-24T12:00:00Z',
    '2026-10-25T00:30:00.000Z',
  ],
  ['and not again that day', { every: 'day', ...madrid }, '2026-10-25T00:30:00Z', '2026-10-26T01:30:00.000Z'],
  [
    'a day of the week',
    { every: 'week', weekday: 1, zone: 'America/Bogota', time: '20:00' },
    '2026-11-22T12:00:00Z',
    '2026-11-24T01:00:00.000Z',
  ],
  [
    'a day of the month',
    { every: 'month', day: 5, zone: 'UTC', time: '00:00' },
    '2026-11-22T12:00:00Z',
    '2026-12-05T00:00:00.000Z',
  ],
  [
    'the last day of a short month',
    { every: 'month', day: 31, zone: 'UTC', time: '09:00' },
    '2026-02-01T00:00:00Z',
    '2026-02-28T09:00:00.000Z',
  ],
  [
    'this hour, while its minutes are to come',
    { every: 'hour', zone: 'Europe/Madrid', time: '09:20' },
    '2026-01-10T01:19:59Z',
    '2026-01-10T01:20:00.000Z',
  ],
  [
    'the next hour, at its very moment',
    { every: 'hour', zone: 'Europe/Madrid', time: '09:20' },
    '2026-01-10T23:20:00Z',
    '2026-01-11T00:20:00.000Z',
  ],
  [
    'the minutes of a clock that is half an hour apart',
    { every: 'hour', zone: 'Asia/Kolkata', time: '00:00' },
    '2026-01-10T01:00:00Z',
    '2026-01-10T01:30:00.000Z',
  ],
  [
    'each hour of the two that autumn has',
    { every: 'hour', zone: 'Europe/Madrid', time: '00:30' },
    '2026-10-25T00:30:00Z',
    '2026-10-25T01:30:00.000Z',
  ],
  [
    'a day where it is one already',
    { every: 'day', zone: 'Pacific/Auckland', time: '00:00' },
    '2026-11-22T10:59:59Z',
    '2026-11-22T11:00:00.000Z',
  ],
]

it.each(cases)('%s', (_, rhythm, after, next) => {
  expect(nextMoment(rhythm, new Date(after))).toBe(next)
})
