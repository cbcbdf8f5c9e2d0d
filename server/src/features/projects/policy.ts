import type { Role } from '@aurelio/contracts/session'

/** Every member sees the workspace's projects; a client only that. */
export function mayChangeProjects(role: Role): boolean {
  return role !== 'client'
}
