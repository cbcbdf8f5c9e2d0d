import type { Outage } from '../database/errors.ts'

/** Goes with every 503: a database that was restarted is back by then, and passwords that waited have been compared. */
export const tryAgainSoon = { 'retry-after': '2' }

/** What an outage is to whoever asked. */
export const outageCodes = {
  full: 'STORAGE_FULL',
  unavailable: 'SERVICE_UNAVAILABLE',
} as const satisfies Record<Outage, string>
