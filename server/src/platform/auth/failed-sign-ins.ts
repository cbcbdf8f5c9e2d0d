import type { Audit } from '../audit/audit.ts'
import type { RateLimits } from '../http/rate-limits.ts'

const hourSeconds = 60 * 60

/**
 * Records wrong sign-ins of an account (null: of none there is). The first within an hour stands there alone, and then
 * the second, fourth, eighth: each with how many there have been. So a flood leaves a dozen rows, not a million.
 */
export function failedSignIns(audit: Audit, limits: Pick<RateLimits, 'tally'>) {
  return async (userId: string | null): Promise<void> => {
    const count = await limits.tally('sign-in-failed', [userId ?? ''], hourSeconds)
    if (Number.isInteger(Math.log2(count)))
      await audit({ kind: 'sign-in-failed', userId, detail: { withinTheHour: String(count) } })
  }
}
