import { type Policy, team } from '../../platform/access/access.ts'

export const calendarPolicy = {
  /** The team's own calendar: nothing of it can be shared with a client. */
  'calendar.keep': team,
} satisfies Policy
