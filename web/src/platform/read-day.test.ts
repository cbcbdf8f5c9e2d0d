import { expect, test } from 'vitest'
import { readDay } from './read-day.ts'

test.each([
  ['20/11/2026', 'DD/MM/YYYY', '2026-11-20'],
  ['1/2/2026', 'DD/MM/YYYY', '2026-02-01'],
  ['1/2/2026', 'MM/DD/YYYY', '2026-01-02'],
  ['01.02.26', 'DD/MM/YYYY', '2026-02-01'],
  [' 01 02 2026 ', 'DD/MM/YYYY', '2026-02-01'],
  ['01022026', 'DD/MM/YYYY', '2026-02-01'],
  ['01022026', 'MM/DD/YYYY', '2026-01-02'],
  ['20260102', 'YYYY-MM-DD', '2026-01-02'],
  ['2026/1/2', 'YYYY-MM-DD', '2026-01-02'],
  ['26-1-2', 'YYYY-MM-DD', '2026-01-02'],
  ['29/02/2028', 'DD/MM/YYYY', '2028-02-29'],
  ['31/12/1999', 'DD/MM/YYYY', '1999-12-31'],
] as const)('%s as %s is %s', (text, format, day) => expect(readDay(text, format)).toBe(day))

test.each(['DD/MM/YYYY', 'MM/DD/YYYY', 'YYYY-MM-DD'] as const)(
  'what programmes write is read in the order %s too',
  (format) => expect(readDay('2026-11-20', format)).toBe('2026-11-20'),
)

test.each([
  ['', 'DD/MM/YYYY'],
  ['12', 'DD/MM/YYYY'],
  ['12/11', 'DD/MM/YYYY'],
  ['12/11/', 'DD/MM/YYYY'],
  ['12/11/202', 'DD/MM/YYYY'],
  ['12/11-2026', 'DD/MM/YYYY'],
  ['1112026', 'DD/MM/YYYY'],
  ['121126', 'DD/MM/YYYY'],
  ['30/02/2026', 'DD/MM/YYYY'],
  ['29/02/2027', 'DD/MM/YYYY'],
  ['11/20/2026', 'DD/MM/YYYY'],
  ['20/11/2026', 'MM/DD/YYYY'],
  ['20/11/2026', 'YYYY-MM-DD'],
  ['0/1/2026', 'DD/MM/YYYY'],
  ['mañana', 'DD/MM/YYYY'],
] as const)('%j as %s is no day', (text, format) => expect(readDay(text, format)).toBeNull())
