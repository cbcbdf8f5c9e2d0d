import { z } from 'zod'
import { wrong } from './field-problems.ts'

/** A day of the calendar without a time: `2026-11-20`. Only days that exist, from 1900 to 2999. */
export const daySchema = z.iso
  .date({ abort: true })
  .refine((day) => day >= '1900-01-01' && day < '3000-01-01', wrong('NOT_A_DATE'))

/** What the clock on the wall shows, to the minute: `09:30`. */
export const timeOfDaySchema = z.string().refine(isTimeOfDay, wrong('NOT_A_TIME'))

export function isTimeOfDay(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}
