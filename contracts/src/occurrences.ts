import type { CalendarEvent, EventFields, When } from './calendar.ts'

type Series = Pick<CalendarEvent, 'title' | 'notes' | 'place' | 'when' | 'exceptions'>

/** One time of what repeats, as an event by itself; null where it is left out. `at` is what the rule calls that time. */
export function occurrenceAt(
  { title, notes, place, when, exceptions }: Series,
  at: string,
): EventFields | null {
  const exception = exceptions.find((one) => one.at === at)
  return exception ? exception.change : { title, notes, place, when: onceAt(when, at) }
}

/** As long by the clock on the wall, and once. */
export function onceAt(when: When, at: string): When {
  const ends = laterBy(at, asIfInUtc(when.ends) - asIfInUtc(when.starts))
  return { ...when, starts: at, ends, recurrence: null }
}

/** So many milliseconds later by the clock on the wall; of a day, a day. */
export function laterBy(wall: string, milliseconds: number): string {
  return new Date(asIfInUtc(wall) + milliseconds).toISOString().slice(0, wall.length)
}

/** For counting with what the clock shows, wherever it hangs. */
export function asIfInUtc(wall: string): number {
  return Date.parse(wall.length === 'yyyy-mm-dd'.length ? wall : `${wall}Z`)
}
