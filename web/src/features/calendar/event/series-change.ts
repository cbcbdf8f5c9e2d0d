import type {
  CalendarEvent,
  EventException,
  EventFields,
  Occurrence,
  When,
} from '@aurelio/contracts/calendar'
import { occurrenceAt, onceAt } from '@aurelio/contracts/occurrences'
import { addDays } from '../../../platform/calendar-day.ts'
import { daysBetween } from '../../../ui/calendar/days.ts'

/** What a change of one of the times of an event is of. */
export type Reach = Occurrence['reach'] | 'all'
type Changes = Partial<EventFields>

/** The event as one of its times shows it, with the rule by which it repeats; null where that time is left out. */
export function shownAt(event: CalendarEvent, at: string | null): EventFields | null {
  if (at === null || event.when.recurrence === null) return event
  const single = occurrenceAt(event, at)
  return single && { ...single, when: { ...single.when, recurrence: event.when.recurrence } }
}

/** What makes sense for a change: of the first time on is of all, and how often it repeats is never said of one. */
export function reachesOf({ when }: CalendarEvent, at: string, change: Changes = {}): Reach[] {
  const isOfRule = change.when !== undefined && change.when.recurrence !== when.recurrence
  const reaches: Reach[] = isOfRule ? [] : ['one']
  if (at > when.starts) reaches.push('following')
  return [...reaches, 'all']
}

/** The call for what somebody changed of one time, and what they had seen. `at` is null for what does not repeat. */
export function updateFor(event: CalendarEvent, at: string | null, reach: Reach, changes: Changes) {
  const { id } = event
  if (at === null || reach === 'all') {
    const wanted = at === null ? changes : ofAll(event, at, changes)
    return { id, ...wanted, seen: seenOf(event, wanted) }
  }
  const occurrence = { at, reach }
  if (reach === 'following') return { id, ...changes, occurrence, seen: seenOf(event, changes) }
  const wanted = changes.when ? { ...changes, when: { ...changes.when, recurrence: null } } : changes
  return { id, ...wanted, occurrence, seen: seenOf(occurrenceAt(event, at) ?? event, wanted) }
}

/** The call that takes a change of an event back: to what it was, of all that was changed, unless that is another by now. */
export function takeBack(before: CalendarEvent, after: CalendarEvent, at: string | null, reach: Reach) {
  const { id, title, notes, place, when, exceptions } = before
  if (reach === 'one' && at !== null) {
    const single = exceptions.filter((one) => one.at === at)
    const others = after.exceptions.filter((one) => one.at !== at)
    return { id, exceptions: [...others, ...single].toSorted(byTime), seen: { exceptions: after.exceptions } }
  }
  const seen = { title: after.title, notes: after.notes, place: after.place, when: after.when }
  return { id, title, notes, place, when, exceptions, seen }
}

function byTime(one: EventException, other: EventException): number {
  return one.at < other.at ? -1 : 1
}

function seenOf(now: EventFields, changes: Changes): Changes {
  return {
    ...(changes.title !== undefined && { title: now.title }),
    ...(changes.notes !== undefined && { notes: now.notes }),
    ...(changes.place !== undefined && { place: now.place }),
    ...(changes.when && { when: now.when }),
  }
}

/** All times go as far as the one that was taken elsewhere. */
function ofAll(event: CalendarEvent, at: string, { when, ...texts }: Changes): Changes {
  const shown = shownAt(event, at)
  if (!when || !shown) return texts
  return { ...texts, when: rebased(event.when, shown.when, when) }
}

function rebased(first: When, from: When, to: When): When {
  const days = daysBetween(from.starts.slice(0, 10), to.starts.slice(0, 10))
  const starts = `${addDays(first.starts.slice(0, 10), days)}${to.starts.slice(10)}`
  return { ...onceAt(to, starts), recurrence: to.recurrence }
}
