import { expect, it } from 'vitest'
import { formatMinutes, readMinutes } from './duration.ts'

it.each([
  ['2', 120],
  ['1,5', 90],
  ['1.5 h', 90],
  ['2h', 120],
  ['2 h 30 min', 150],
  ['1h30', 90],
  ['2:05', 125],
  ['45m', 45],
  ['45 min', 45],
  ['90 minutos', 90],
  ['', null],
  ['mucho', null],
  ['-1', null],
])('%s', (text, minutes) => {
  expect(readMinutes(text)).toBe(minutes)
})

it('what is shown is read again', () => {
  for (const minutes of [1, 59, 60, 61, 150, 6000]) expect(readMinutes(formatMinutes(minutes))).toBe(minutes)
})
