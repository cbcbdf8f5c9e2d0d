import type { CalendarItem } from '@aurelio/contracts/calendar'
import { addDays } from '../../platform/calendar-day.ts'
import type { Shift } from '../../ui/calendar/grid-item.ts'
import { moved } from './event/moved.ts'

const minuteMs = 60 * 1000
const dayMinutes = 24 * 60

/** What is shown until the server answers: the thing, with all its repetitions, taken elsewhere. */
export function withMoved(items: readonly CalendarItem[], what: CalendarItem, shift: Shift): CalendarItem[] {
  return items.map((item) => {
    if (item.kind === 'event')
      return what.kind === 'event' && item.event.id === what.event.id
        ? { ...inOtherTime(item, shift), event: { ...item.event, when: moved(item.event.when, shift) } }
        : item
    return what.kind === item.kind && item.id === what.id ? inOtherTime(item, shift) : item
  })
}

function inOtherTime<Item extends CalendarItem>(item: Item, { days, minutes, edge }: Shift): Item {
  const later = (text: string) =>
    item.allDay
      ? addDays(text, days)
      : new Date(Date.parse(text) + (days * dayMinutes + minutes) * minuteMs).toISOString()
  const starts = edge === 'both' ? later(item.starts) : item.starts
  const ends = later(item.ends)
  return { ...item, starts, ends: ends < starts ? starts : ends }
}
