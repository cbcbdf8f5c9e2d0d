import { type Policy, team } from '../../platform/access/access.ts'

export const reviewPolicy = {
  /** The team asks for reviews, settles threads and writes notes of its own; clients answer by what is shared with them. */
  'reviews.manage': team,
} satisfies Policy
