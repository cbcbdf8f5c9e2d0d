import { APIError } from 'better-auth/api'
import { hashPassword as hash, verifyPassword as verify } from 'better-auth/crypto'
import pLimit from 'p-limit'

/** A hash takes a tenth of a second of a core and 16 MB; file reads share the threads it runs on. */
const atOnce = 2
/** Behind these, nobody would wait for an answer any more. */
const mostWaiting = 60

const limit = pLimit(atOnce)

/** Hashes a password off the event loop. Throws 503 where too many others wait. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password))
}

/** Compares a password with its hash. Throws 503 where too many others wait. */
export function verifyPassword(parts: { hash: string; password: string }): Promise<boolean> {
  return inTurn(() => verify(parts))
}

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (limit.pendingCount >= mostWaiting) throw new APIError('SERVICE_UNAVAILABLE', { code: 'BUSY' })
  return limit(work)
}
