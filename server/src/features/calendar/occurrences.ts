import type { CalendarEvent, EventException, When } from '@aurelio/contracts/calendar'
import { isOn, plusDays, timesOf } from './recurrence.ts'

type Occurrence = { allDay: boolean; starts: string; ends: string; at: string | null }
const dayMs = 24 * 60 * 60 * 1000

/** The times at which an event is on between two days: those of its rule, and in the place of some what stands instead. */
export function occurrencesOf({ when, exceptions }: CalendarEvent, from: string, to: string): Occurrence[] {
  const { allDay } = when
  if (when.recurrence === null) return timesOf(when, from, to).map((time) => ({ ...time, allDay, at: null }))
  const others = new Set(exceptions.map(({ at }) => at))
  const byRule = timesOf(when, from, to).filter(({ at }) => !others.has(at))
  const instead = exceptions.flatMap(({ at, change }) =>
    change === null
      ? []
      : timesOf(change.when, from, to).map((time) => ({ ...time, allDay: change.when.allDay, at })),
  )
  return [...byRule.map((time) => ({ ...time, allDay })), ...instead]
}

/** The single times as they are once one of them is another. */
export function withException(
  exceptions: readonly EventException[],
  exception: EventException,
): EventException[] {
  const others = exceptions.filter(({ at }) => at !== exception.at)
  return [...others, exception].toSorted((one, other) => (one.at < other.at ? -1 : 1))
}

/**
 * The single times of an event that is at another time now: each is the same one of its times as before. What the rule no
 * longer has is gone with it.
 */
export function carriedOver(exceptions: readonly EventException[], from: When, to: When): EventException[] {
  if (to.recurrence === null) return []
  const days = (Date.parse(to.starts.slice(0, 10)) - Date.parse(from.starts.slice(0, 10))) / dayMs
  const clock = to.starts.slice(10)
  return exceptions
    .map(({ at, change }) => ({ at: `${plusDays(at.slice(0, 10), days)}${clock}`, change }))
    .filter(({ at }) => isOn(to, at))
}
