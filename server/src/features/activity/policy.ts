import { everyone, type Policy } from '../../platform/access/access.ts'

export const activityPolicy = {
  /** Every role reads what happened with the things it sees; nobody changes it. */
  'activity.read': everyone,
} satisfies Policy
