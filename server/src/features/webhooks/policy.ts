import { leaders, type Policy } from '../../platform/access/access.ts'

export const webhookPolicy = {
  /** They take what people entered out of the product. */
  'webhooks.manage': leaders,
} satisfies Policy
