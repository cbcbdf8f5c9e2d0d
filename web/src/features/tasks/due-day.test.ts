import { expect, test } from 'vitest'
import { i18n } from '../../platform/i18n/i18n.ts'
import { dueKind, dueText } from './due-day.ts'

test.each([
  ['2026-11-20', 'overdue', 'Venció ayer'],
  ['1999-12-31', 'overdue', 'Venció el 31/12/1999'],
  ['2026-11-21', 'today', 'Hoy'],
  ['2026-11-22', 'tomorrow', 'Mañana'],
  ['2026-11-23', 'week', '23/11/2026'],
  ['2026-11-28', 'week', '28/11/2026'],
  ['2026-11-29', 'later', '29/11/2026'],
  ['2999-12-31', 'later', '31/12/2999'],
])('%s seen from 21 November 2026', (day, kind, text) => {
  expect(dueKind(day, '2026-11-21')).toBe(kind)
  expect(dueText(day, '2026-11-21', i18n.t)).toBe(text)
})

test('tomorrow may be in another year', () => {
  expect(dueText('2027-01-01', '2026-12-31', i18n.t)).toBe('Mañana')
  expect(dueText('2026-12-31', '2027-01-01', i18n.t)).toBe('Venció ayer')
})
