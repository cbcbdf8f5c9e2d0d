import type { Session } from '@aurelio/contracts/session'
import {
  createContext,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { onUnauthorized } from '../api/unauthorized.ts'
import { claimLocalData, clearLocalData } from '../local-data.ts'
import { fetchSession } from './fetch-session.ts'
import { useOtherTabs } from './use-other-tabs.ts'

/** Why the session of the screens is not the browser's any more. */
export type Ending =
  | { kind: 'expired' }
  | { kind: 'replaced'; by: string }
  /** The same person, whose session works in another workspace now. */
  | { kind: 'moved'; to: string }

type AuthState =
  | { status: 'loading' | 'signed-out' | 'error'; session: null; ended: null }
  /** `ended` keeps the screens and what was typed into them until somebody has signed in again. */
  | { status: 'signed-in'; session: Session; ended: Ending | null }

type AuthContextValue = AuthState & {
  /** Asks the server again who is signed in; to be awaited after a sign-in. Never rejects. */
  refresh: () => Promise<void>
  /** Shows this device's copy of the person's photo, a data URL, until the server is asked again. */
  showPhoto: (image: string) => void
  /** Forgets the person and what this browser keeps of theirs; to be called after a sign-out. Never rejects. */
  forget: () => Promise<void>
  /** Tells the other tabs that the session works in another workspace now. */
  tellMoved: () => void
}

const AuthContext = createContext<AuthContextValue | null>(null)

/** Knows who is signed in. A server that fails later on does not sign anybody out. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<AuthState>(nobody('loading'))
  /** Only the newest question counts: an older answer may come later. */
  const newest = useRef(0)
  /** Whose screens stand. */
  const shown = useRef<Session | null>(null)

  const refresh = useCallback(async () => {
    newest.current += 1
    const own = newest.current
    const found = await fetchSession().catch(() => undefined)
    if (own !== newest.current) return
    const stayed = shown.current
    if (found && (!stayed || stayed.user.id === found.user.id)) await claimLocalData(found.user.id)
    if (own !== newest.current) return
    shown.current = stayed ?? found ?? null
    const show = () => setState((before) => after(before, found))
    // The first answer draws the whole shell: in slices, so that the page answers meanwhile.
    if (own === 1) startTransition(show)
    else show()
  }, [])

  const refreshQuietly = useCallback(() => void refresh(), [refresh])

  const drop = useCallback(() => {
    newest.current += 1
    shown.current = null
    setState(nobody('signed-out'))
  }, [])

  const isOut = state.status === 'signed-out' || state.ended !== null
  const { tellLeft, tellMoved } = useOtherTabs({ isOut, onEntered: refreshQuietly, onLeft: drop })

  const forget = useCallback(async () => {
    newest.current += 1
    await clearLocalData()
    tellLeft()
    drop()
  }, [drop, tellLeft])

  const showPhoto = useCallback((image: string) => {
    setState((before) =>
      before.status === 'signed-in'
        ? { ...before, session: { ...before.session, user: { ...before.session.user, image } } }
        : before,
    )
  }, [])

  useEffect(() => refreshQuietly(), [refreshQuietly])
  useEffect(() => onUnauthorized(refreshQuietly), [refreshQuietly])

  const value = useMemo<AuthContextValue>(
    () => ({ ...state, refresh, showPhoto, forget, tellMoved }),
    [state, refresh, showPhoto, forget, tellMoved],
  )
  return <AuthContext value={value}>{children}</AuthContext>
}

function nobody(status: 'loading' | 'signed-out' | 'error'): AuthState {
  return { status, session: null, ended: null }
}

/** What the server's word makes of what was known; `found` is undefined where it gave none. */
function after(before: AuthState, found: Session | null | undefined): AuthState {
  if (before.status !== 'signed-in') {
    if (found === undefined) return nobody('error')
    return found ? { status: 'signed-in', session: found, ended: null } : nobody('signed-out')
  }
  if (found === undefined) return before
  if (!found) return before.ended ? before : { ...before, ended: { kind: 'expired' } }
  const { user, workspace } = before.session
  if (found.user.id !== user.id) return { ...before, ended: { kind: 'replaced', by: found.user.email } }
  if (found.workspace.id !== workspace.id)
    return { ...before, ended: { kind: 'moved', to: found.workspace.name } }
  return { status: 'signed-in', session: found, ended: null }
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
