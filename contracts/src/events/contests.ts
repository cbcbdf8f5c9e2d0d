import { event } from './event.ts'
import { about, aboutPage, happened } from './shapes.ts'

const told = { topics: ['contests'] } as const

export const contestEvents = [
  /** Somebody took part, confirmed, or gained points: screens ask again. */
  event('contest.entered', happened, told),
  event('contest.changed', about, told),
  event('contest.removed', about, told),
  event('contest.published', aboutPage, { ...told, activity: true }),
  /** Its winners are known. */
  event('contest.drawn', aboutPage, { ...told, activity: true }),
] as const
