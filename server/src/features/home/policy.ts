import { roles, type Role } from '@aurelio/contracts/session'

/** The figures tell no more than the lists they count, which every role may read. */
export function mayReadHome(role: Role): boolean {
  return roles.includes(role)
}

/** Sample content is projects and tasks: who changes those may load and remove it. */
export function mayChangeSample(role: Role): boolean {
  return role !== 'client'
}
