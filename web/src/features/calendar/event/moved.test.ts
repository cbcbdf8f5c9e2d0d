import type { When } from '@aurelio/contracts/calendar'
import { expect, test } from 'vitest'
import { moved } from './moved.ts'

const place = { zone: 'Europe/Madrid', recurrence: null }
const hour: When = { allDay: false, starts: '2026-11-20T10:00', ends: '2026-11-20T11:00', ...place }
const days: When = { allDay: true, starts: '2026-11-20', ends: '2026-11-22', ...place }

test('all of it is as long as before, over the end of a year too', () => {
  expect(moved(hour, { days: 1, minutes: -45, edge: 'both' })).toMatchObject({
    starts: '2026-11-21T09:15',
    ends: '2026-11-21T10:15',
  })
  expect(moved(days, { days: 42, minutes: 0, edge: 'both' })).toMatchObject({
    starts: '2027-01-01',
    ends: '2027-01-03',
  })
})

test('an end that is taken before its start leaves a quarter of an hour, or a day', () => {
  expect(moved(hour, { days: 0, minutes: 30, edge: 'end' })).toMatchObject({ ends: '2026-11-20T11:30' })
  expect(moved(hour, { days: 0, minutes: -600, edge: 'end' })).toMatchObject({ ends: '2026-11-20T10:15' })
  expect(moved(days, { days: -9, minutes: 0, edge: 'end' })).toMatchObject({ ends: '2026-11-20' })
})
