import type { Role } from '@aurelio/contracts/session'

/** Every member sees the workspace's pictures; a client only that. */
export function mayChangePictures(role: Role): boolean {
  return role !== 'client'
}
