import type { Role } from '@aurelio/contracts/session'

/** Everybody who works in the workspace downloads; a client does not. */
export function mayDownload(role: Role): boolean {
  return role !== 'client'
}

/** The engine serves the whole installation: its state and versions are for those who keep it. */
export function mayKeepEngine(role: Role): boolean {
  return role === 'owner' || role === 'admin'
}
