import { type Policy, team } from '../../platform/access/access.ts'

export const __name__Policy = {
  '__names__.change': team,
} satisfies Policy
