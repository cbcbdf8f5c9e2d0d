import { z } from 'zod'
import { wrong } from './field-problems.ts'

/** A time zone of the IANA list. */
export const zoneSchema = z.string().max(100).refine(isZone, wrong('NOT_A_TIME_ZONE'))

/** Those that were asked for and are: asking the platform takes half a millisecond, and every mail asks. */
const known = new Set<string>()

function isZone(zone: string): boolean {
  if (known.has(zone)) return true
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone }).format(0)
    known.add(zone)
    return true
  } catch {
    return false
  }
}
