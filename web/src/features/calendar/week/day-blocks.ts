import type { CalendarDay } from '../../../platform/calendar-day.ts'
import { addDays, dayOf } from '../../../platform/calendar-day.ts'
import type { Shift } from '../../../ui/calendar/grid-item.ts'
import { daysOf, type Keyed } from '../calendar-item.ts'

const minuteMs = 60 * 1000
/** What is short is still high enough to be read. */
const lowest = 30
const dayMinutes = 24 * 60

/** A thing with a time, in the minutes of one day. */
export type Block = Keyed & { from: number; to: number; ends: boolean }

/** What of the things with a time lies on a day. */
export function blocksOf(things: readonly Keyed[], day: CalendarDay): Block[] {
  return things.flatMap(({ key, item }) => {
    const { first, last } = daysOf(item)
    if (item.allDay || day < first || day > last) return []
    const from = day === first ? minutesOf(item.starts) : 0
    const ends = day === last
    const to = ends ? endOf(item) : dayMinutes
    return [{ key, item, from, to: Math.max(to, Math.min(from + lowest, dayMinutes)), ends }]
  })
}

/** What ends at midnight lasts until the day is over, unless it has no length. */
function endOf({ starts, ends }: Keyed['item']): number {
  return ends > starts ? minutesOf(ends) || dayMinutes : minutesOf(ends)
}

/** Minutes that the clock has gone since midnight, where the person is. */
function minutesOf(moment: string): number {
  const date = new Date(moment)
  return date.getHours() * 60 + date.getMinutes()
}

/** The thing as it would be, on the clock where the person is. */
export function taken({ key, item }: Keyed, { days, minutes, edge }: Shift): Keyed {
  const later = (moment: string) => {
    const date = new Date(moment)
    const day = addDays(dayOf(date), days)
    const [year = 0, month = 1, of = 1] = day.split('-').map(Number)
    return new Date(
      new Date(year, month - 1, of, date.getHours(), date.getMinutes()).getTime() + minutes * minuteMs,
    ).toISOString()
  }
  const starts = edge === 'both' ? later(item.starts) : item.starts
  const ends = later(item.ends)
  return { key, item: { ...item, starts, ends: ends < starts ? starts : ends } }
}
