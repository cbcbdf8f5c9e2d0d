import { expect, test } from 'vitest'
import { shifted, spanOf } from '../span.ts'

const task = { startOn: '2026-03-27', dueOn: '2026-03-30' }

test('a task reaches from its beginning to the day it is due', () => {
  expect(spanOf(task)).toEqual({ first: '2026-03-27', last: '2026-03-30' })
  expect(spanOf({ startOn: null, dueOn: '2026-03-30' })).toEqual({ first: '2026-03-30', last: '2026-03-30' })
  expect(spanOf({ startOn: '2026-04-09', dueOn: '2026-03-30' })?.first).toBe('2026-03-30')
  expect(spanOf({ startOn: '2026-03-27', dueOn: null })).toBeNull()
})

test('it moves whole and by either end, and never ends before it begins', () => {
  expect(shifted(task, { start: 7, end: 7 })).toEqual({ startOn: '2026-04-03', dueOn: '2026-04-06' })
  expect(shifted(task, { start: 0, end: 2 })).toEqual({ startOn: '2026-03-27', dueOn: '2026-04-01' })
  expect(shifted(task, { start: 0, end: -4 })).toBeNull()
  const single = { startOn: null, dueOn: '2026-03-30' }
  expect(shifted(single, { start: 1, end: 1 })).toEqual({ startOn: null, dueOn: '2026-03-31' })
  expect(shifted(single, { start: 0, end: 1 })).toEqual({ startOn: '2026-03-30', dueOn: '2026-03-31' })
})
