import type { Session } from '@aurelio/contracts/session'
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { claimLocalData, clearLocalData } from '../local-data.ts'
import { fetchSession } from './fetch-session.ts'

type AuthState =
  | { status: 'loading' | 'signed-out' | 'error'; session: null }
  | { status: 'signed-in'; session: Session }

type AuthContextValue = AuthState & {
  /** Asks the server again who is signed in; to be awaited after a sign-in. Never rejects. */
  refresh: () => Promise<void>
  /** Forgets the person and what this browser keeps of theirs; to be called after a sign-out. Never rejects. */
  forget: () => Promise<void>
}

const AuthContext = createContext<AuthContextValue | null>(null)

/** Knows who is signed in. A server that fails later on does not sign anybody out. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<AuthState>({ status: 'loading', session: null })
  /** Only the newest question counts: an older answer may come later. */
  const newest = useRef(0)

  const refresh = useCallback(async () => {
    newest.current += 1
    const own = newest.current
    const next = await fetchSession().then(known, () => null)
    if (next?.session) await claimLocalData(next.session.user.id)
    if (own !== newest.current) return
    setState(
      (before) => next ?? (before.status === 'signed-in' ? before : { status: 'error', session: null }),
    )
  }, [])

  const forget = useCallback(async () => {
    newest.current += 1
    await clearLocalData()
    setState({ status: 'signed-out', session: null })
  }, [])

  useEffect(() => void refresh(), [refresh])

  const value = useMemo<AuthContextValue>(() => ({ ...state, refresh, forget }), [state, refresh, forget])
  return <AuthContext value={value}>{children}</AuthContext>
}

function known(session: Session | null): AuthState {
  return session ? { status: 'signed-in', session } : { status: 'signed-out', session }
}

/** Raises outside an AuthProvider. */
export function useAuth(): AuthContextValue {
  const value = use(AuthContext)
  if (!value) throw new Error('useAuth debe ser usado dentro de un AuthProvider')
  return value
}

/** Who is signed in, for screens behind the guard. Raises where nobody is. */
export function useSession(): Session {
  const { session } = useAuth()
  if (!session) throw new Error('useSession debe ser usado detrás de la guarda de sesión')
  return session
}
