import type { ReactNode } from 'react'
import { addDays, type CalendarDay } from '../../platform/calendar-day.ts'

/** Something that stands on one day or several of a calendar. */
export type GridItem = {
  key: string
  /** The last day is included. */
  first: CalendarDay
  last: CalendarDay
  title: string
  /** Before the title: a time, what kind of thing it is. */
  mark?: ReactNode
  /** How it looks. */
  className: string
  /** Whether it can be taken to another day, and drawn longer. */
  canMove: boolean
  canStretch: boolean
}

/** How far something is taken: all of it, or only its end. */
export type Shift = { days: number; minutes: number; edge: 'both' | 'end' }

/** The item as it would be; an end never comes before its start. */
export function shifted<Item extends GridItem>(item: Item, { days, edge }: Shift): Item {
  const last = addDays(item.last, days)
  if (edge === 'both') return { ...item, first: addDays(item.first, days), last }
  return { ...item, last: last < item.first ? item.first : last }
}
