import { everyone, type Policy } from '../../platform/access/access.ts'

export const activityPolicy = {
  /** Every role may read what happened in the workspace; nobody changes it. */
  'activity.read': everyone,
} satisfies Policy
