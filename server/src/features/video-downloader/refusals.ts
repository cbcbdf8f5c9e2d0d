import { EngineError } from '@aurelio/media/engine'
import { ORPCError } from '@orpc/server'
import type { RateLimits } from '../../platform/http/rate-limits.ts'

/** Answers of this feature that refuse; in English, as its screen is. */
export function busy(message: string) {
  return new ORPCError('TOO_MANY_REQUESTS', { status: 429, message })
}

export function unavailable(message: string) {
  return new ORPCError('SERVICE_UNAVAILABLE', { status: 503, message })
}

/** What the engine says to a person, as an answer; any other error stays what it is. */
export function said(error: unknown) {
  if (!(error instanceof EngineError)) return error
  if (error.fault === 'missing-program') return unavailable(error.message)
  return new ORPCError('VIDEO_REFUSED', { status: 422, message: error.message, data: { fault: error.fault } })
}

/** Counts a call of a person. Throws a 429 where there were too many. */
export async function hit(
  limits: RateLimits,
  kind: string,
  userId: string,
  rule: { limit: number; windowSeconds: number },
) {
  const seconds = await limits.hit(kind, [userId], rule)
  if (seconds > 0) throw busy(`Too many requests. Try again in ${Math.ceil(seconds / 60)} min.`)
}
