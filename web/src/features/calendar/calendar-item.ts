import type { CalendarItem, EventFields } from '@aurelio/contracts/calendar'
import { dayOf, type CalendarDay } from '../../platform/calendar-day.ts'
import { i18n } from '../../platform/i18n/i18n.ts'
import { shownAt } from './event/series-change.ts'

/** Something of the calendar by a name that stays while it moves: of what repeats, which time it is. */
export type Keyed = { key: string; item: CalendarItem }

export function keyed(items: readonly CalendarItem[]): Keyed[] {
  const times = timesByEvent(items)
  return items.map((item) => {
    if (item.kind !== 'event') return { key: `${item.kind}:${item.id}`, item }
    const time = times.get(item.event.id)?.indexOf(item.at ?? '') ?? 0
    return { key: `event:${item.event.id}:${time}`, item }
  })
}

/** What the rule calls the times that are shown, in its order: one that was moved keeps its place among them. */
function timesByEvent(items: readonly CalendarItem[]): ReadonlyMap<string, string[]> {
  const events = items.filter((item) => item.kind === 'event')
  const grouped = Map.groupBy(events, ({ event }) => event.id)
  return new Map([...grouped].map(([id, times]) => [id, times.map(({ at }) => at ?? '').toSorted()]))
}

/** An event as it is at the time that is shown. */
export function fieldsOf({ event, at }: Extract<CalendarItem, { kind: 'event' }>): EventFields {
  return shownAt(event, at) ?? event
}

export function titleOf(item: CalendarItem): string {
  return item.kind === 'event' ? fieldsOf(item).title : item.title
}

/** The days it is on, where the person is. What ends at midnight is not on the day that begins then. */
export function daysOf({ allDay, starts, ends }: CalendarItem): { first: CalendarDay; last: CalendarDay } {
  if (allDay) return { first: starts, last: ends }
  const end = new Date(ends)
  const last = ends > starts ? new Date(end.getTime() - 1) : end
  return { first: dayOf(new Date(starts)), last: dayOf(last) }
}

/** `9:30`, where the person is. */
export function timeText(moment: string): string {
  return new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short' }).format(new Date(moment))
}

/** By day, whole days first, then by time. */
export function byTime(a: CalendarItem, b: CalendarItem): number {
  const [one, other] = [sortKey(a), sortKey(b)]
  return one < other ? -1 : Number(one > other)
}

function sortKey(item: CalendarItem): string {
  return `${daysOf(item).first} ${item.allDay ? '' : new Date(item.starts).toISOString()} ${titleOf(item)}`
}
