import type { CalendarItem } from '@aurelio/contracts/calendar'
import { addDays } from '../../platform/calendar-day.ts'
import type { Shift } from '../../ui/calendar/grid-item.ts'
import { later } from './event/moved.ts'
import type { Reach } from './event/series-change.ts'

const minuteMs = 60 * 1000
const dayMinutes = 24 * 60

/** What is shown until the server answers: the thing taken elsewhere, with as many of its times as are meant. */
export function withMoved(
  items: readonly CalendarItem[],
  what: CalendarItem,
  shift: Shift,
  reach: Reach,
): CalendarItem[] {
  return items.map((item) => {
    if (item.kind !== 'event')
      return what.kind === item.kind && item.id === what.id ? inOtherTime(item, shift) : item
    const isMeant = what.kind === 'event' && item.event.id === what.event.id && isWithin(item, what, reach)
    if (!isMeant) return item
    const there = inOtherTime(item, shift)
    return reach === 'one' ? there : { ...there, at: ruledAt(item.at, shift) }
  })
}

type EventItem = Extract<CalendarItem, { kind: 'event' }>

/** What the rule calls a time once all of them were taken elsewhere. */
function ruledAt(at: string | null, { days, minutes, edge }: Shift): string | null {
  if (at === null || edge !== 'both') return at
  return at.includes('T') ? later(at, days * dayMinutes + minutes) : addDays(at, days)
}

function isWithin({ at }: EventItem, what: EventItem, reach: Reach): boolean {
  if (reach === 'one') return at === what.at
  return reach === 'all' || (at ?? '') >= (what.at ?? '')
}

function inOtherTime<Item extends CalendarItem>(item: Item, { days, minutes, edge }: Shift): Item {
  const elsewhere = (text: string) =>
    item.allDay
      ? addDays(text, days)
      : new Date(Date.parse(text) + (days * dayMinutes + minutes) * minuteMs).toISOString()
  const starts = edge === 'both' ? elsewhere(item.starts) : item.starts
  const ends = elsewhere(item.ends)
  return { ...item, starts, ends: ends < starts ? starts : ends }
}
