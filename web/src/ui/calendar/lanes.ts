import type { CalendarDay } from '../../platform/calendar-day.ts'
import { daysBetween } from './days.ts'
import type { GridItem } from './grid-item.ts'

/** The part of an item that lies in a week: its column from 0, how many it covers, and the line it stands on. */
export type Bar<Item> = {
  item: Item
  column: number
  span: number
  lane: number
  begins: boolean
  ends: boolean
}

/** The items of a week on lines of their own, the longest first, so that none lies on another. */
export function barsOf<Item extends GridItem>(
  items: readonly Item[],
  week: readonly CalendarDay[],
): Bar<Item>[] {
  const [monday = '', sunday = ''] = [week[0], week.at(-1)]
  const here = items.filter(({ first, last }) => first <= sunday && last >= monday).toSorted(byLength)
  const taken: boolean[][] = []
  return here.map((item) => {
    const column = Math.max(0, daysBetween(monday, item.first))
    const span = Math.min(week.length - 1, daysBetween(monday, item.last)) - column + 1
    const columns = Array.from({ length: span }, (_, at) => column + at)
    const free = taken.findIndex((lane) => columns.every((at) => !lane[at]))
    const lane = free === -1 ? taken.length : free
    const line = (taken[lane] ??= [])
    for (const at of columns) line[at] = true
    return { item, column, span, lane, begins: item.first >= monday, ends: item.last <= sunday }
  })
}

function byLength(a: GridItem, b: GridItem): number {
  if (a.first !== b.first) return a.first < b.first ? -1 : 1
  return daysBetween(b.first, b.last) - daysBetween(a.first, a.last)
}
