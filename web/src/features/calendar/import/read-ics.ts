import { importedEventSchema, type ImportedEvent, type When } from '@aurelio/contracts/calendar'
import { recurrenceSchema } from '@aurelio/contracts/recurrence'
import ICAL from 'ical.js'
import { addDays } from '../../../platform/calendar-day.ts'

/** What of a file can be taken over, and how much of it cannot. */
export type ReadIcs = {
  events: ImportedEvent[]
  /** Entries that are no events we could show, and single times that differ from the rest. */
  left: number
}

/** Reads a calendar file. `here` is where the person is. Throws where it is none. */
export function readIcs(text: string, here: string, untitled: string): ReadIcs {
  const calendar = new ICAL.Component(ICAL.parse(text))
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  const entries = calendar.getAllSubcomponents('vevent')
  const events = entries.flatMap((entry) => eventOf(new ICAL.Event(entry), here, untitled))
  return { events, left: entries.length - events.length }
}

function eventOf(event: ICAL.Event, here: string, untitled: string): ImportedEvent[] {
  // One time of a series, told apart from it: the series itself is there too.
  if (event.isRecurrenceException()) return []
  const when = whenOf(event, here)
  const read = importedEventSchema.safeParse({
    uid: clean(event.uid, 500),
    title: clean(event.summary, 300).replaceAll('\n', ' ').trim() || untitled,
    notes: clean(event.description, 5000),
    place: clean(event.location, 300).replaceAll('\n', ' '),
    when,
  })
  return read.success ? [read.data] : []
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
  const named = component.getFirstProperty('dtstart')?.getFirstParameter('tzid') ?? ''
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
