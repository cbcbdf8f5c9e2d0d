import { roles, type Role } from '@aurelio/contracts/session'

/** Leads are what a client works for: every role may read them, and nobody changes one. */
export function mayReadLeads(role: Role): boolean {
  return roles.includes(role)
}
