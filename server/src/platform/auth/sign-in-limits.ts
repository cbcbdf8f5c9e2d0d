import { maskedAddress } from '../http/masked-address.ts'
import type { GuessRule, RateLimits } from '../http/rate-limits.ts'

/** Of one account from one address, before the slower count of guesses: no person types so fast. */
const burst = { limit: 5, windowSeconds: 10 }

/**
 * Whose wrong sign-ins count together, and how many are free in ten minutes. An account that is tried from many places
 * waits only briefly, so that nobody can be kept out of theirs; an office behind one address has room. The narrow ones
 * come first: what they refuse does not count for the neighbours.
 */
const counts = [
  {
    kind: 'sign-in',
    free: 10,
    longestPauseSeconds: 15 * 60,
    of: (email: string, address: string) => [email, address],
  },
  { kind: 'sign-in-account', free: 50, longestPauseSeconds: 60, of: (email: string) => [email] },
  {
    kind: 'sign-in-address',
    free: 30,
    longestPauseSeconds: 15 * 60,
    of: (_: string, address: string) => [address],
  },
  { kind: 'sign-in-network', free: 150, longestPauseSeconds: 15 * 60, of: networkKey },
] as const satisfies readonly (GuessRule & {
  kind: string
  of: (email: string, address: string) => string[]
})[]

/** Limits of wrong sign-ins by account, address and network; asked before a password is hashed. */
export function signInLimits(limits: RateLimits) {
  return {
    /** Counts an attempt. Seconds to wait; 0 where it may go on. */
    async attempt(email: string, address: string): Promise<number> {
      const fast = await limits.hit('sign-in-burst', [email, address], burst)
      if (fast > 0) return fast
      for (const { kind, of, ...rule } of counts) {
        const wait = await limits.guess(kind, of(email, address), rule)
        if (wait > 0) return wait
      }
      return 0
    },
    /** The password was right: this account's counts start anew, those it shares with others lose this attempt. */
    async succeeded(email: string, address: string): Promise<void> {
      await limits.forget('sign-in-burst', [email, address])
      await limits.forget('sign-in', [email, address])
      for (const { kind, of } of counts)
        if (kind !== 'sign-in') await limits.takeBack(kind, of(email, address))
    },
  }
}

/** A network as those who hand them out count: 256 addresses of IPv4, the first 48 bits of IPv6. */
function networkKey(_: string, address: string) {
  return [maskedAddress(address) || address]
}
