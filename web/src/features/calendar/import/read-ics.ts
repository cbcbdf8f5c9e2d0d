import {
  type EventException,
  type EventFields,
  importedEventSchema,
  type ImportedEvent,
  mostExceptions,
  type When,
} from '@aurelio/contracts/calendar'
import { recurrenceSchema } from '@aurelio/contracts/recurrence'
import ICAL from 'ical.js'
import { addDays } from '../../../platform/calendar-day.ts'

/** What of a file can be taken over, and how much of it cannot. */
export type ReadIcs = {
  events: ImportedEvent[]
  /** Entries that are no events we could show, and single times of what is not in the file. */
  left: number
}

/** Reads a calendar file. `here` is where the person is. Throws where it is none. */
export function readIcs(text: string, here: string, untitled: string): ReadIcs {
  const calendar = new ICAL.Component(ICAL.parse(text))
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  const entries = calendar.getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry))
  const read: Reading = { here, untitled }
  const wholes = entries.filter((event) => !event.isRecurrenceException())
  const found = wholes.map((event) => eventOf(event, singlesOf(event, entries), read))
  const events = found.flatMap((event) => (event ? [event] : []))
  const singles = events.flatMap(({ exceptions = [] }) => exceptions.filter(({ change }) => change !== null))
  return { events, left: entries.length - events.length - singles.length }
}

type Reading = { here: string; untitled: string }

/** The single times of a series that the file tells by themselves. */
function singlesOf({ uid }: ICAL.Event, entries: readonly ICAL.Event[]): ICAL.Event[] {
  return entries.filter((event) => event.isRecurrenceException() && event.uid === uid)
}

function eventOf(
  event: ICAL.Event,
  singles: readonly ICAL.Event[],
  read: Reading,
): ImportedEvent | undefined {
  const fields = fieldsOf(event, read)
  const exceptions = fields.when.recurrence === null ? [] : exceptionsOf(event, fields.when, singles, read)
  return importedEventSchema.safeParse({ uid: clean(event.uid, 500), ...fields, exceptions }).data
}

function fieldsOf(event: ICAL.Event, { here, untitled }: Reading): EventFields {
  return {
    title: clean(event.summary, 300).replaceAll('\n', ' ').trim() || untitled,
    notes: clean(event.description, 5000),
    place: clean(event.location, 300).replaceAll('\n', ' '),
    when: whenOf(event, here),
  }
}

/** What is left out (EXDATE), and what is told apart (RECURRENCE-ID), by the time of the rule that it stands for. */
function exceptionsOf(
  { component }: ICAL.Event,
  { allDay, zone }: When,
  singles: readonly ICAL.Event[],
  read: Reading,
): EventException[] {
  const nameOf = (time: ICAL.Time, named: string) => (allDay ? dayText(time) : wallText(time, named, zone))
  const found = new Map<string, EventException>()
  for (const line of component.getAllProperties('exdate'))
    for (const time of line.getValues())
      if (time instanceof ICAL.Time) {
        const at = nameOf(time, tzidOf(line))
        found.set(at, { at, change: null })
      }
  for (const single of singles) {
    const line = single.component.getFirstProperty('recurrence-id')
    // One that stands for all after it, as hardly any program writes.
    if (!line || line.getFirstParameter('range')) continue
    const at = nameOf(single.recurrenceId, tzidOf(line))
    const { when, ...texts } = fieldsOf(single, read)
    found.set(at, { at, change: { ...texts, when: { ...when, recurrence: null } } })
  }
  return [...found.values()].toSorted((one, other) => (one.at < other.at ? -1 : 1)).slice(0, mostExceptions)
}

function tzidOf(line: ICAL.Property | null): string {
  return line?.getFirstParameter('tzid') ?? ''
}

function whenOf({ component, startDate, endDate }: ICAL.Event, here: string): When {
  const rule = component.getFirstPropertyValue('rrule')?.toString() ?? null
  if (startDate.isDate) {
    const starts = dayText(startDate)
    // The file names the first day that is no longer part of it.
    const last = addDays(dayText(endDate), -1)
    return {
      allDay: true,
      starts,
      ends: last < starts ? starts : last,
      zone: here,
      recurrence: kept(rule, here),
    }
  }
  const named = tzidOf(component.getFirstProperty('dtstart'))
  const zone = isZone(named) ? named : here
  return {
    allDay: false,
    starts: wallText(startDate, named, zone),
    ends: wallText(endDate, named, zone),
    zone,
    recurrence: kept(rule, zone),
  }
}

/** Whether all computers know the place of the clock. A moment in UTC is shown where the person is. */
function isZone(name: string): boolean {
  if (!name.includes('/')) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** `named`: the place of the clock as the file has it. One that nobody knows is read by what the file says of it, if it does. */
function wallText(time: ICAL.Time, named: string, zone: string): string {
  const isFloating = time.zone === null || time.zone.tzid === 'floating'
  if (isFloating || named === zone) return time.toString().slice(0, 16)
  return inZone(time.toJSDate(), zone).slice(0, 16)
}

/** `2026-11-20T09:30:00`, as the clock there shows it. */
function inZone(moment: Date, timeZone: string): string {
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(
    moment,
  )
  return text.replace(' ', 'T')
}

function dayText(time: ICAL.Time): string {
  return time.toString().slice(0, 10)
}

/** The rule with its last day as we write it; none where it is of a kind that calendars of people do not make. */
function kept(rule: string | null, zone: string): string | null {
  const written = rule?.replace(/UNTIL=([^;]+)/, (_, until: string) => `UNTIL=${lastDay(until, zone)}`)
  return recurrenceSchema.safeParse(written).data ?? null
}

/** `20261204` of `20261205T000000Z`, which is still that day in New York. */
function lastDay(until: string, zone: string): string {
  const [, day = '', time] = /^(\d{8})(?:T(\d{6})Z)?/.exec(until) ?? []
  if (time === undefined) return day
  const [date, clock] = [dashed(day, '-', 4), dashed(time, ':', 2)]
  return inZone(new Date(`${date}T${clock}Z`), zone)
    .slice(0, 10)
    .replaceAll('-', '')
}

/** `20261204` as `2026-12-04`, `093000` as `09:30:00`. */
function dashed(digits: string, mark: string, first: number): string {
  return [digits.slice(0, first), digits.slice(first, first + 2), digits.slice(first + 2)].join(mark)
}

/** Without what no text of ours may hold. */
function clean(text: string | null | undefined, longest: number): string {
  return (text ?? '')
    .replaceAll('\r', '')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .slice(0, longest)
}
