import { z } from 'zod'
import { wrong } from './field-problems.ts'

const part = [
  String.raw`INTERVAL=[1-9]\d?`,
  String.raw`COUNT=[1-9]\d{0,2}`,
  String.raw`UNTIL=[12]\d{3}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])`,
  String.raw`BYDAY=(-?[1-5])?(MO|TU|WE|TH|FR|SA|SU)(,(-?[1-5])?(MO|TU|WE|TH|FR|SA|SU)){0,6}`,
  String.raw`BYMONTHDAY=(-1|[1-9]|[12]\d|3[01])`,
  String.raw`BYMONTH=([1-9]|1[0-2])`,
  'WKST=(MO|SU)',
].join('|')
const rule = new RegExp(String.raw`^FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)(;(${part}))*$`)

/**
 * How something repeats, as RFC 5545 §3.3.10 writes it: `FREQ=WEEKLY;UNTIL=20270131`. What people's calendars make of days,
 * weeks, months and years; the last day is one of the place where it happens, and counts.
 */
export const recurrenceSchema = z
  .string()
  .max(200)
  .refine((text) => rule.test(text) && namesOnce(text), wrong('INVALID'))

function namesOnce(text: string): boolean {
  const names = text.split(';').map((entry) => entry.split('=')[0])
  return new Set(names).size === names.length
}
