import { addresses } from '@aurelio/contracts/addresses'
/** Where to go after signing in: where the guard stopped the person, else the dashboard. Own paths only. */
export function returnPath(state: unknown): string {
  const from = read(state, 'from')
  if (typeof from !== 'string' || !/^\/(?![/\\])/.test(from)) return addresses.home
  return from
}

/** True right after 'Cerrar sesion', while the session is still being forgotten. */
export function isSignedOut(state: unknown): boolean {
  return read(state, 'signedOut') === true
}

/** Whom an invitation is for; the empty text where nobody is expected. */
export function expectedEmail(state: unknown): string {
  const email = read(state, 'email')
  return typeof email === 'string' ? email : ''
}

function read(state: unknown, key: string): unknown {
  if (typeof state !== 'object' || state === null) return undefined
  return new Map<string, unknown>(Object.entries(state)).get(key)
}
