import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { SignInOutcome } from '../../platform/auth/auth-client.ts'
import { useAuth } from '../../platform/auth/auth-provider.tsx'
import { returnPath } from './return-path.ts'

/** After a right sign-in: knows the person, and goes where they were going. */
export function useEnter(): () => Promise<void> {
  const navigate = useNavigate()
  const { state } = useLocation()
  const { refresh } = useAuth()
  return useCallback(async () => {
    await refresh()
    await navigate(returnPath(state), { replace: true })
  }, [navigate, refresh, state])
}

/** What follows an attempt: null, or the text to show. `onTwoFactor` asks for the code. */
export function useArrive(onTwoFactor?: () => void) {
  const enter = useEnter()
  const navigate = useNavigate()
  return async (outcome: SignInOutcome, email: string): Promise<string | null> => {
    if (outcome.kind === 'refused') return outcome.text
    if (outcome.kind === 'two-factor') onTwoFactor?.()
    else if (outcome.kind === 'verify-email') await navigate('/verify-email', { state: { email } })
    else await enter()
    return null
  }
}
