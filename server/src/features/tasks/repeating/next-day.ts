import type { RepeatUnit, Repetition } from '@aurelio/contracts/tasks'

const dayMs = 24 * 60 * 60 * 1000

/**
 * The next day of a repetition that is counted from the day `from`: behind `last`, and not before `today`. The 31st stays
 * the 31st in the months that have one, and is the last day of the others.
 */
export function nextDay(from: string, last: string, today: string, { every, unit }: Repetition): string {
  for (let times = firstTry(from, today, every, unit); ; times++) {
    const day = after(from, times * every, unit)
    if (day > last && day >= today) return day
  }
}

/** A number of times that is not too many: years of days in between are not walked through. */
function firstTry(from: string, today: string, every: number, unit: RepeatUnit): number {
  const longest = { day: 1, week: 7, month: 31, year: 366 }[unit] * every
  return Math.max(1, Math.floor((Date.parse(today) - Date.parse(from)) / dayMs / longest))
}

function after(day: string, count: number, unit: RepeatUnit): string {
  const date = new Date(day)
  if (unit === 'day' || unit === 'week') {
    date.setUTCDate(date.getUTCDate() + count * (unit === 'week' ? 7 : 1))
    return date.toISOString().slice(0, 10)
  }
  const months = date.getUTCMonth() + count * (unit === 'year' ? 12 : 1)
  const lastOfMonth = new Date(Date.UTC(date.getUTCFullYear(), months + 1, 0))
  const fits = Math.min(date.getUTCDate(), lastOfMonth.getUTCDate())
  return new Date(Date.UTC(date.getUTCFullYear(), months, fits)).toISOString().slice(0, 10)
}
