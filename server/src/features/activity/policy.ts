import { roles, type Role } from '@aurelio/contracts/session'

/** Every role may read what happened in the workspace; nobody changes it. */
export function mayReadActivity(role: Role): boolean {
  return roles.includes(role)
}
