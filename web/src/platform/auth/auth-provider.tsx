import type { Session } from '@aurelio/contracts/session'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, use, useMemo, type ReactNode } from 'react'
import { sessionKey } from '../api/query-client.ts'

type AuthState =
  | { status: 'loading' | 'signed-out' | 'error'; session: null }
  | { status: 'signed-in'; session: Session }

type AuthContextValue = AuthState & {
  /** Asks the server again who is signed in; to be awaited after a sign-in. Never rejects. */
  refresh: () => Promise<void>
  /** Forgets the person and everything loaded for them; to be called after a sign-out. */
  forget: () => void
}

const AuthContext = createContext<AuthContextValue | null>(null)

/** Loaded apart, so that the public screens start without the API's client. */
async function fetchSession(): Promise<Session | null> {
  const { client } = await import('../api/client.ts')
  return client.session.get()
}

/** Knows who is signed in. A server that fails later on does not sign anybody out. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient()
  const { data, isError } = useQuery({ queryKey: sessionKey, queryFn: fetchSession, staleTime: 300_000 })

  const value = useMemo<AuthContextValue>(
    () => ({
      ...authState(data, isError),
      refresh: () => queryClient.invalidateQueries({ queryKey: sessionKey }),
      forget: () => {
        queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== sessionKey[0] })
        queryClient.setQueryData(sessionKey, null)
      },
    }),
    [data, isError, queryClient],
  )
  return <AuthContext value={value}>{children}</AuthContext>
}

function authState(session: Session | null | undefined, isError: boolean): AuthState {
  if (session) return { status: 'signed-in', session }
  if (session === null) return { status: 'signed-out', session }
  return { status: isError ? 'error' : 'loading', session: null }
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
