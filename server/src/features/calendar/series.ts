import type { CalendarEvent, EventFields, Occurrence } from '@aurelio/contracts/calendar'
import { occurrenceAt } from '@aurelio/contracts/occurrences'
import { notFound } from '../../platform/http/failures.ts'
import { carriedOver, withException } from './occurrences.ts'
import { isOn, splitAt } from './recurrence.ts'

type Change = { [Field in keyof EventFields]?: EventFields[Field] | undefined } & {
  exceptions?: CalendarEvent['exceptions'] | undefined
}
/** What an event becomes, and the one that begins where it was cut. */
type Changed = {
  kept: Partial<CalendarEvent>
  next: (EventFields & Pick<CalendarEvent, 'exceptions'>) | null
}

/** What of an event a change is of: all of it, or one of its times as it is. Throws a 404 where that is not there. */
export function aimedAt(event: CalendarEvent, occurrence: Occurrence | undefined): EventFields {
  if (occurrence === undefined) return event
  const { at, reach } = occurrence
  const single = occurrenceAt(event, at)
  if (event.when.recurrence === null || single === null) throw notFound()
  if (!event.exceptions.some((one) => one.at === at) && !isOn(event.when, at)) throw notFound()
  return reach === 'one' ? single : event
}

/** A change of all times, of one, or of one and all after it. */
export function changedSeries(
  event: CalendarEvent,
  change: Change,
  occurrence: Occurrence | undefined,
): Changed {
  if (occurrence === undefined) return { kept: changedWhole(event, change), next: null }
  const { at, reach } = occurrence
  if (reach === 'one') {
    const { title, notes, place, when } = { ...aimedAt(event, occurrence), ...named(change) }
    const single = { title, notes, place, when: { ...when, recurrence: null } }
    return { kept: { exceptions: withException(event.exceptions, { at, change: single }) }, next: null }
  }
  const parts = splitAt(event.when, at)
  if (!parts) return { kept: changedWhole(event, change), next: null }
  const { before, after } = parts
  const { title, notes, place, when } = { ...event, when: after, ...named(change) }
  // What is said of how often it repeats is said of all times; what is left of them is counted here.
  const isSameRule = when.recurrence === event.when.recurrence
  const then = { ...when, recurrence: isSameRule ? after.recurrence : when.recurrence }
  return {
    kept: { when: before, exceptions: event.exceptions.filter((one) => one.at < at) },
    next: {
      title,
      notes,
      place,
      when: then,
      exceptions: carriedOver(
        event.exceptions.filter((one) => one.at > at),
        after,
        then,
      ),
    },
  }
}

/** Without one of its times, or without that one and all after it. Throws a 404 where none would be left. */
export function without(event: CalendarEvent, occurrence: Occurrence): Partial<CalendarEvent> {
  aimedAt(event, occurrence)
  const { at, reach } = occurrence
  if (reach === 'one') return { exceptions: withException(event.exceptions, { at, change: null }) }
  const parts = splitAt(event.when, at)
  if (!parts) throw notFound()
  return { when: parts.before, exceptions: event.exceptions.filter((one) => one.at < at) }
}

function changedWhole(event: CalendarEvent, change: Change): Partial<CalendarEvent> {
  const { when } = change
  const exceptions = change.exceptions ?? (when && carriedOver(event.exceptions, event.when, when))
  return { ...named(change), ...(exceptions && { exceptions }) }
}

function named({ title, notes, place, when }: Change): Partial<EventFields> {
  return {
    ...(title !== undefined && { title }),
    ...(notes !== undefined && { notes }),
    ...(place !== undefined && { place }),
    ...(when !== undefined && { when }),
  }
}
