import { expect, test } from 'vitest'
import { dueOf, movedDue } from './task-due.ts'

const task = (starts: string) => ({ allDay: !starts.includes('T'), starts })

test.each([
  ['2026-11-24', { days: 2, minutes: 0 }, { dueOn: '2026-11-26', dueTime: null }],
  ['2026-11-24T09:00', { days: 0, minutes: 90 }, { dueOn: '2026-11-24', dueTime: '10:30' }],
  ['2026-11-24T23:30', { days: 1, minutes: 60 }, { dueOn: '2026-11-26', dueTime: '00:30' }],
  // In Europe the clock is put back between these days.
  ['2026-10-24T09:00', { days: 1, minutes: 0 }, { dueOn: '2026-10-25', dueTime: '09:00' }],
])('%s by %o', (starts, shift, due) => {
  expect(movedDue(dueOf(task(starts)), { ...shift, edge: 'both' })).toEqual(due)
})
