import { everyone, type Policy } from '../../platform/access/access.ts'

export const leadPolicy = {
  /** Leads are what a client works for: every role may read them, and nobody changes one. */
  'leads.read': everyone,
} satisfies Policy
