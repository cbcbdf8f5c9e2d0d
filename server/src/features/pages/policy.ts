import type { Role } from '@aurelio/contracts/session'

/** Every member sees the workspace's pages; a client only that. */
export function mayEditPages(role: Role): boolean {
  return role !== 'client'
}
