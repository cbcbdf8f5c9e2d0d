import { type Policy, team } from '../../platform/access/access.ts'

export const contactPolicy = {
  'contacts.read': team,
} satisfies Policy
