import { roles, type Role } from '@aurelio/contracts/session'

/** Who leads the workspace names it. */
export function mayRenameWorkspace(role: Role): boolean {
  return role === 'owner' || role === 'admin'
}

/** Everybody knows with whom they work. */
export function mayReadMembers(role: Role): boolean {
  return roles.includes(role)
}
