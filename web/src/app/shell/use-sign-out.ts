import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { useAuth } from '../../platform/auth/auth-provider.tsx'
import { notify } from '../../ui/toast.tsx'

/** Ends the session and goes to /login (dashboard.md §2); says so when the server could not be told. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate()
  const { forget } = useAuth()
  return useCallback(async () => {
    const { endSession } = await import('../../platform/auth/auth-client.ts')
    const failure = await endSession()
    if (failure !== null) {
      notify.error(failure)
      return
    }
    // The login screen would send a signed-in person back, and the guard would remember this place.
    await navigate('/login', { state: { signedOut: true } })
    await forget()
  }, [navigate, forget])
}
