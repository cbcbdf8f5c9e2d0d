import type { When } from '@aurelio/contracts/calendar'
import { addDays } from '../../../platform/calendar-day.ts'
import type { Shift } from '../../../ui/calendar/grid-item.ts'

const minuteMs = 60 * 1000
const dayMinutes = 24 * 60
/** What is drawn shorter keeps this many minutes. */
const shortest = 15

/** The same event taken elsewhere by the clock on its wall, or its end alone. */
export function moved(when: When, { days, minutes, edge }: Shift): When {
  if (when.allDay) {
    const ends = addDays(when.ends, days)
    if (edge === 'both') return { ...when, starts: addDays(when.starts, days), ends }
    return { ...when, ends: ends < when.starts ? when.starts : ends }
  }
  const ends = later(when.ends, days * dayMinutes + minutes)
  if (edge === 'both') return { ...when, starts: later(when.starts, days * dayMinutes + minutes), ends }
  const earliest = later(when.starts, shortest)
  return { ...when, ends: ends < earliest ? earliest : ends }
}

/** What the clock shows so many minutes later. */
export function later(wall: string, minutes: number): string {
  return new Date(Date.parse(`${wall}Z`) + minutes * minuteMs).toISOString().slice(0, 16)
}
