import type { When } from '@aurelio/contracts/calendar'
import { compact, plusDays, timesOf, writtenRule } from '../recurrence.ts'
import type { Entry } from './entries.ts'
import { escaped, written } from './lines.ts'
import { zoneLines } from './time-zones.ts'

/** Counted in seconds from here, so that a later change always has the higher number. */
const epoch = Date.UTC(2020, 0, 1)

/** A calendar as every program reads it (RFC 5545). */
export function calendarFile(name: string, entries: readonly Entry[]): string {
  return written([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Aurelio//Calendario//ES',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...zones(entries),
    ...entries.flatMap(entryLines),
    'END:VCALENDAR',
  ])
}

/** Only what repeats needs the clock of its place: the rest is told by the moment. */
function needsZone({ when }: Pick<Entry, 'when'>): boolean {
  return !when.allDay && when.recurrence !== null
}

function zones(entries: readonly Entry[]): string[] {
  const firsts = new Map<string, string>()
  for (const { when } of entries.filter(needsZone)) {
    const day = when.starts.slice(0, 10)
    const known = firsts.get(when.zone)
    if (known === undefined || day < known) firsts.set(when.zone, day)
  }
  return [...firsts].flatMap(([zone, from]) => zoneLines(zone, from))
}

function entryLines(entry: Entry): string[] {
  const { uid, title, notes, place, when, updatedAt, instead, category = '' } = entry
  const rule = writtenRule(when)
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${compact(updatedAt)}`,
    `LAST-MODIFIED:${compact(updatedAt)}`,
    `SEQUENCE:${Math.floor((Date.parse(updatedAt) - epoch) / 1000)}`,
    ...(instead ? [timeLine('RECURRENCE-ID', instead.at, instead.of)] : []),
    ...spanLines(entry),
    ...(rule === null ? [] : [`RRULE:${rule}`]),
    ...(entry.omitted ?? []).map((at) => timeLine('EXDATE', at, when)),
    `SUMMARY:${escaped(title)}`,
    ...(notes === '' ? [] : [`DESCRIPTION:${escaped(notes)}`]),
    ...(place === '' ? [] : [`LOCATION:${escaped(place)}`]),
    ...(category === '' ? [] : [`CATEGORIES:${escaped(category)}`]),
    // A day on which something is due keeps nobody from a meeting.
    `TRANSP:${when.allDay ? 'TRANSPARENT' : 'OPAQUE'}`,
    'END:VEVENT',
  ]
}

function spanLines(entry: Entry): string[] {
  const { starts, ends, allDay } = entry.when
  // The file names the first day that is no longer part of it.
  if (allDay)
    return [`DTSTART;VALUE=DATE:${compact(starts)}`, `DTEND;VALUE=DATE:${compact(plusDays(ends, 1))}`]
  if (needsZone(entry)) return [timeLine('DTSTART', starts, entry.when), timeLine('DTEND', ends, entry.when)]
  const [time] = timesOf(entry.when, starts.slice(0, 10), ends.slice(0, 10))
  return time ? [`DTSTART:${compact(time.starts)}`, `DTEND:${compact(time.ends)}`] : []
}

/** One time of what repeats, by the clock of its place. */
function timeLine(name: string, at: string, { allDay, zone }: When): string {
  return allDay ? `${name};VALUE=DATE:${compact(at)}` : `${name};TZID=${zone}:${compact(at)}00`
}
