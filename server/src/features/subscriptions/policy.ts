import { type Policy, team } from '../../platform/access/access.ts'

export const subscriptionPolicy = {
  'subscriptions.keep': team,
} satisfies Policy
