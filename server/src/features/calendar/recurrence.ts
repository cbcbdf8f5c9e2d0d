import type { When } from '@aurelio/contracts/calendar'
import { onceAt } from '@aurelio/contracts/occurrences'
import type { RRuleTemporal } from 'rrule-temporal'
import { Temporal } from 'temporal-polyfill'
import { repeating } from '../../platform/recurrence.ts'

/** One time that something is on: days, the last one included, or moments in UTC; `at` as the clock of its place shows it. */
export type Time = { starts: string; ends: string; at: string }

/** Later than any day: something that repeats without an end. */
export const endless = '9999-12-31'
const dayMs = 24 * 60 * 60 * 1000
/** Somebody else's day may be another one. */
const slackDays = 2
/** The 29th of February is eight years away at most; what is not on by then is never on. */
const rarestYears = 10

/** The times at which something is on between two days, wherever the reader is: at the edges there may be one more. */
export function timesOf(when: When, from: string, to: string): Time[] {
  const first = plusDays(from, -slackDays)
  const last = plusDays(to, slackDays)
  const isNear = ({ starts, ends }: Time) => starts.slice(0, 10) <= last && ends.slice(0, 10) >= first
  if (when.recurrence === null) return [timeFrom(when, startOf(when))].filter(isNear)
  const begins = Date.parse(first) - lengthOf(when)
  return ruleOf(when)
    .between(new Date(begins), new Date(Date.parse(last) + dayMs), true)
    .map((starts) => timeFrom(when, starts))
    .filter(isNear)
}

/** The last day on which something is; `endless` where it goes on for ever, null where it never is at all. */
export function lastDayOf(when: When): string | null {
  if (when.recurrence === null) return when.ends.slice(0, 10)
  const rule = ruleOf(when)
  const first = startOf(when)
  const soon = first.add({ years: rarestYears })
  if (rule.between(new Date(first.epochMilliseconds), new Date(soon.epochMilliseconds), true).length === 0)
    return null
  const { until, count } = rule.options()
  if (until === undefined && count === undefined) return endless
  const last = rule.previous(new Date(endless), true)
  return last === null ? null : timeFrom(when, last).ends.slice(0, 10)
}

/** Whether it is on at a time that its rule names. */
export function isOn(when: When, at: string): boolean {
  const day = at.slice(0, 10)
  return timesOf(when, day, day).some((time) => time.at === at)
}

/** What repeats in two, the second from one of its times on; null where nothing would come before. */
export function splitAt(when: When, at: string): { before: When; after: When } | null {
  if (when.recurrence === null || at <= when.starts) return null
  const parts = when.recurrence.split(';')
  const open = parts.filter((part) => !part.startsWith('UNTIL=') && !part.startsWith('COUNT='))
  const count = parts.find((part) => part.startsWith('COUNT='))
  const past = timesOf(when, when.starts.slice(0, 10), at.slice(0, 10)).filter((time) => time.at < at).length
  const left = count === undefined ? null : `COUNT=${Number(count.slice('COUNT='.length)) - past}`
  const until = parts.filter((part) => part.startsWith('UNTIL='))
  const eve = compact(plusDays(at.slice(0, 10), -1))
  return {
    before: { ...when, recurrence: [...open, `UNTIL=${eve}`].join(';') },
    after: { ...onceAt(when, at), recurrence: [...open, ...(left === null ? until : [left])].join(';') },
  }
}

/** The rule as calendars read it: where times are told, its last day is told as the last moment of that day. */
export function writtenRule({ recurrence, allDay, zone }: When): string | null {
  if (recurrence === null || allDay) return recurrence
  return recurrence.replace(/UNTIL=(\d{8})/, (_, day: string) => {
    const moment = Temporal.PlainDateTime.from(`${day}T235959`).toZonedDateTime(zone).toInstant()
    return `UNTIL=${compact(moment.toString())}`
  })
}

/** `20261120T083000Z`, as calendars write days and times. */
export function compact(text: string): string {
  return text.replaceAll(/[-:]|\.\d+/g, '')
}

export function plusDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}

/** Whole days are counted in a place without clock changes. */
function zoneOf({ allDay, zone }: When): string {
  return allDay ? 'UTC' : zone
}

function startOf(when: When): Temporal.ZonedDateTime {
  return Temporal.PlainDateTime.from(when.starts).toZonedDateTime(zoneOf(when))
}

function ruleOf(when: When): RRuleTemporal {
  const rule = when.allDay
    ? (when.recurrence ?? '').replace(/UNTIL=(\d{8})/, 'UNTIL=$1T235959Z')
    : (writtenRule(when) ?? '')
  return repeating(rule, when.starts, zoneOf(when))
}

/** How long it is by the clock on the wall, in milliseconds. */
function lengthOf({ starts, ends }: When): number {
  return asIfInUtc(ends) - asIfInUtc(starts)
}

function asIfInUtc(wall: string): number {
  return Temporal.PlainDateTime.from(wall).toZonedDateTime('UTC').epochMilliseconds
}

function timeFrom(when: When, starts: Temporal.ZonedDateTime): Time {
  const milliseconds = lengthOf(when)
  if (when.allDay) {
    const day = starts.toPlainDate().toString()
    return { starts: day, ends: plusDays(day, milliseconds / dayMs), at: day }
  }
  const wall = starts.toPlainDateTime()
  const ends = wall.add({ milliseconds }).toZonedDateTime(when.zone)
  return { starts: momentText(starts), ends: momentText(ends), at: wall.toString({ smallestUnit: 'minute' }) }
}

function momentText(moment: Temporal.ZonedDateTime): string {
  return new Date(moment.epochMilliseconds).toISOString()
}
