import { type Policy, team } from '../../platform/access/access.ts'

export const contestPolicy = {
  'contests.keep': team,
} satisfies Policy
