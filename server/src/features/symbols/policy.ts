import { type Policy, team } from '../../platform/access/access.ts'

export const symbolPolicy = {
  /** Who works on pages works on what they are made of. */
  'symbols.change': team,
} satisfies Policy
