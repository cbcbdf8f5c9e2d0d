import { z } from 'zod'
import { wrong } from './field-problems.ts'

/** A time zone of the IANA list. */
export const zoneSchema = z.string().max(100).refine(isZone, wrong('NOT_A_TIME_ZONE'))

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
