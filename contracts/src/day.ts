import { z } from 'zod'
import { wrong } from './field-problems.ts'

/** A day of the calendar without a time: `2026-11-20`. Only days that exist, from 1900 to 2999. */
export const daySchema = z.iso
  .date({ abort: true })
  .refine((day) => day >= '1900-01-01' && day < '3000-01-01', wrong('NOT_A_DATE'))
