import { expect, it } from 'vitest'
import { nextTurn, turnsSince } from './turns.ts'

it('counts weeks from Monday and months from their first day, where the workspace is', () => {
  // Monday in Madrid, still Sunday by UTC.
  expect(turnsSince('2026-11-01T23:30:00.000Z', 'Europe/Madrid')).toEqual({
    week: '2026-11-01T23:00:00.000Z',
    month: '2026-10-31T23:00:00.000Z',
  })
  expect(turnsSince('2026-11-01T23:30:00.000Z', 'America/Mexico_City')).toEqual({
    week: '2026-10-26T06:00:00.000Z',
    month: '2026-11-01T06:00:00.000Z',
  })
})

it('gives the next turn by the clock on the wall, also after a night of 23 or 25 hours', () => {
  expect(nextTurn('week', '2026-03-26T10:00:00.000Z', 'Europe/Madrid')).toBe('2026-03-30T06:00:00.000Z')
  expect(nextTurn('week', '2026-10-22T10:00:00.000Z', 'Europe/Madrid')).toBe('2026-10-26T07:00:00.000Z')
  expect(nextTurn('month', '2026-12-31T10:00:00.000Z', 'Europe/Madrid')).toBe('2027-01-01T07:00:00.000Z')
})
