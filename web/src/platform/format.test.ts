import { expect, test } from 'vitest'
import { setDateFormat } from './date-format.ts'
import { formatBytes, formatDate, formatEntered, formatNumber, formatRelative } from './format.ts'

const now = new Date('2026-11-20T12:00:00.000Z')

test.each([
  ['2026-11-20T11:59:30.000Z', 'hace un momento'],
  ['2026-11-20T12:00:20.000Z', 'hace un momento'],
  ['2026-11-20T11:59:00.000Z', 'hace 1 minuto'],
  ['2026-11-20T09:00:00.000Z', 'hace 3 horas'],
  ['2026-11-18T12:00:00.000Z', 'hace 2 días'],
  ['2026-11-18T13:00:00.000Z', 'hace 1 día'],
  ['2026-11-06T12:00:00.000Z', 'hace 2 semanas'],
  ['2026-08-20T12:00:00.000Z', 'hace 3 meses'],
  ['2024-11-01T12:00:00.000Z', 'hace 2 años'],
])('%s is %s', (moment, text) => {
  expect(formatRelative(moment, now)).toBe(text)
})

test.each([
  [0, '0 bytes'],
  [1023, '1023 bytes'],
  [1536, '1,5 KB'],
  [4_130_000_000, '3,8 GB'],
])('%i bytes are %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text))

test('dates and numbers read as in Spain', () => {
  expect(formatDate('2026-11-02T12:00:00.000Z')).toBe('02/11/2026')
  expect(formatNumber(12345)).toBe('12.345')
})

test.each([
  ['MM/DD/YYYY', '11/02/2026'],
  ['YYYY-MM-DD', '2026-11-02'],
  ['DD/MM/YYYY', '02/11/2026'],
] as const)('the chosen order %s holds at once', (format, text) => {
  setDateFormat(format)
  expect(formatDate('2026-11-02T12:00:00.000Z')).toBe(text)
})

test.each([
  ['2026-11-02', '02/11/2026'],
  ['2026-11-02T09:30', '02/11/2026, 9:30'],
  ['', ''],
  ['mañana', ''],
])('a field that holds %o says %o', (value, text) => {
  setDateFormat('DD/MM/YYYY')
  expect(formatEntered(value)).toBe(text)
})
