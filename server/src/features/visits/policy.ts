import { everyone, leaders, type Policy, team } from '../../platform/access/access.ts'

export const visitPolicy = {
  /** A client sees the figures of pages that are shared with them, and those alone. */
  'visits.read': everyone,
  /** Links of campaigns, and what others see of figures without an account. */
  'visits.link': team,
  /** How a site counts concerns everybody who has pages in it. */
  'visits.manage': leaders,
} satisfies Policy
