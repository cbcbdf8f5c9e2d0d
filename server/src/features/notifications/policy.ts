import { type Role, roles } from '@aurelio/contracts/session'

/** What happens in a workspace is told to those who work in it, not to its clients. */
export function isTold(role: Role): boolean {
  return role !== 'client'
}

/** A member's roles as the table holds them, with commas between; an unknown one gives no rights. */
export function anyIsTold(held: string): boolean {
  const known = held.split(',')
  return roles.some((role) => known.includes(role) && isTold(role))
}
