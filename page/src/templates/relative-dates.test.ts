import { expect, test } from 'vitest'
import { withDates } from './relative-dates.ts'

const wednesday = new Date(2026, 10, 25, 23, 30)

test.each([
  ['{{jueves +0 fecha}}', '26 de noviembre'],
  ['{{miércoles +0 fecha}}', '25 de noviembre'],
  ['{{martes +0 iso}}T23:59', '2026-12-01T23:59'],
  ['El {{sábado +5 día}} de {{sábado +5 mes}}', 'El 2 de enero'],
])('%s is counted from the day', (text, expected) => {
  expect(withDates(text, wednesday)).toBe(expected)
})

test('everything else stays as it is', () => {
  expect(withDates('{{nombre}} y {{jueves fecha}}', wednesday)).toBe('{{nombre}} y {{jueves fecha}}')
})
