import { everyone, type Policy, team } from '../../platform/access/access.ts'

export const leadPolicy = {
  /** Every role reads the leads it sees: the team all of them, a client those that are shared with them. */
  'leads.read': everyone,
  'leads.change': team,
} satisfies Policy
