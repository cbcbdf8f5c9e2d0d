import type { Role } from '@aurelio/contracts/session'

/** Every member sees the workspace's tasks; a client only that. */
export function mayChangeTasks(role: Role): boolean {
  return role !== 'client'
}
