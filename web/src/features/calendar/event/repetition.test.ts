import { expect, test } from 'vitest'
import { isPlain, readRule, writeRule } from './repetition.ts'

test.each([
  [null, 'never', ''],
  ['FREQ=DAILY', 'daily', ''],
  ['FREQ=WEEKLY;UNTIL=20270131', 'weekly', '2027-01-31'],
  ['FREQ=MONTHLY', 'monthly', ''],
  ['FREQ=YEARLY;UNTIL=20300228', 'yearly', '2030-02-28'],
] as const)('%s is chosen here, and written again as it was', (rule, repeats, until) => {
  expect(readRule(rule)).toEqual({ repeats, until })
  expect(writeRule({ repeats, until }, null)).toBe(rule)
})

test('what another program wrote is kept', () => {
  const rule = 'FREQ=WEEKLY;BYDAY=MO,WE'
  expect(readRule(rule)).toEqual({ repeats: 'other', until: '' })
  expect(writeRule(readRule(rule), rule)).toBe(rule)
  expect(isPlain(rule)).toBe(false)
  expect(isPlain('FREQ=WEEKLY;UNTIL=20270131')).toBe(true)
})
