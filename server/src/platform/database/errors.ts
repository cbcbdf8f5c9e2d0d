export type ConstraintFault = 'unique' | 'foreign-key' | 'check' | 'not-null'

const sqliteCodes: Record<number, ConstraintFault> = {
  1555: 'unique',
  2067: 'unique',
  787: 'foreign-key',
  275: 'check',
  1299: 'not-null',
}
const postgresCodes: Record<string, ConstraintFault> = {
  23505: 'unique',
  23503: 'foreign-key',
  23514: 'check',
  23502: 'not-null',
}

/** Which constraint refused a write, the same on both engines; null for any other error. */
export function constraintFault(error: unknown): ConstraintFault | null {
  if (!(error instanceof Error)) return null
  if ('errcode' in error && typeof error.errcode === 'number') return sqliteCodes[error.errcode] ?? null
  if ('code' in error && typeof error.code === 'string') return postgresCodes[error.code] ?? null
  return null
}

/** The database cannot be used at present: out of reach, starting or stopping, or without room on its disk. */
export type Outage = 'unavailable' | 'full'

const sqliteOutages: Record<number, Outage> = { 10: 'full', 13: 'full' }
/** Connection exceptions (08), too little of something (53), an operator's intervention (57P). */
const postgresUnavailable = /^(?:08\w{3}|53[023]00|57P0[1-5])$/
const socketCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH'])
/** Faults that the driver words itself and gives no code. */
const driverTexts =
  /^Connection terminated|^Client has encountered a connection error|^timeout exceeded when trying to connect/

/** Which outage an error tells of, that of the database or of the file store's disk; null for any other error. */
export function outageOf(error: unknown): Outage | null {
  if (!(error instanceof Error)) return null
  // The driver tells of several addresses that did not answer as one.
  if (error instanceof AggregateError) return first(error.errors.map(outageOf))
  if ('errcode' in error && typeof error.errcode === 'number')
    return sqliteOutages[error.errcode & 0xff] ?? null
  if ('code' in error && typeof error.code === 'string') {
    if (error.code === 'ENOSPC' || error.code === 'EDQUOT' || error.code === '53100') return 'full'
    if (socketCodes.has(error.code) || postgresUnavailable.test(error.code)) return 'unavailable'
  }
  if (driverTexts.test(error.message) || isOfStore(error)) return 'unavailable'
  return outageOf(error.cause)
}

/** A bucket that does not answer in time, says that the fault is its own, or lets our key in no more. */
function isOfStore(error: Error): boolean {
  const facts = '$metadata' in error ? error.$metadata : null
  if (typeof facts !== 'object' || facts === null) return false
  const isRefused = 'httpStatusCode' in facts && facts.httpStatusCode === 403
  return isRefused || error.name === 'TimeoutError' || ('$fault' in error && error.$fault === 'server')
}

function first(outages: readonly (Outage | null)[]) {
  return outages.find((outage) => outage !== null) ?? null
}

/** Whether the engine gave up one of several transactions that stood in each other's way: tried again, it may succeed. */
export function isLostRace(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '40P01' || error.code === '40001')
}

/** Whether a replica failed a read that the primary may well answer: out of reach, silent, or in the way of what it replays. */
export function isReplicaFault(error: unknown): boolean {
  if (outageOf(error) !== null || isLostRace(error)) return true
  return error instanceof Error && error.message === 'Query read timeout'
}
