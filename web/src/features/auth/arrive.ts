import { useLocation, useNavigate } from 'react-router'
import type { SignInOutcome } from '../../platform/auth/auth-client.ts'
import { useAuth } from '../../platform/auth/auth-provider.tsx'
import { rememberWay } from './after-confirming.ts'
import { returnPath } from './return-path.ts'

export type Arrivals = {
  /** The browser has a session. */
  onEntered: () => Promise<void>
  /** The password was right; a code is asked for. */
  onTwoFactor?: (email: string) => void
  /** Null, or the text to show. */
  onUnverified: (email: string) => Promise<string | null>
}

/** What follows an attempt to enter: null, or the text to show. */
export async function arrive(
  outcome: SignInOutcome,
  email: string,
  { onEntered, onTwoFactor, onUnverified }: Arrivals,
): Promise<string | null> {
  if (outcome.kind === 'refused') return outcome.text
  if (outcome.kind === 'verify-email') return onUnverified(email)
  if (outcome.kind === 'two-factor') onTwoFactor?.(email)
  else await onEntered()
  return null
}

/** For the public screens: who has entered goes where they were going, who has to confirm the mail is told so. */
export function useArrivals(): Arrivals {
  const navigate = useNavigate()
  const { state } = useLocation()
  const { refresh } = useAuth()
  return {
    onEntered: async () => {
      await refresh()
      await navigate(returnPath(state), { replace: true })
    },
    onUnverified: async (email) => {
      rememberWay(returnPath(state))
      await navigate('/verify-email', { state: { email } })
      return null
    },
  }
}
