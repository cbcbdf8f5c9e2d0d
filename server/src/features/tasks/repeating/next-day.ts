import type { Repetition } from '@aurelio/contracts/tasks'
import { dayAfter, dayText } from '../../../platform/calendar.ts'
import { dayBehind, onDayOfMonth } from '../../../platform/recurrence.ts'

/**
 * The next day of a repetition that is counted from the day `from`: behind `last`, and not before `today`. The 31st stays
 * the 31st in the months that have one, and is the last day of the others.
 */
export function nextDay(from: string, last: string, today: string, repetition: Repetition): string {
  const eve = dayText(dayAfter(today, -1))
  return dayBehind(ruleOf(repetition, from), from, last > eve ? last : eve)
}

function ruleOf({ every, unit }: Repetition, from: string): string {
  const [, month, day] = from.split('-').map(Number)
  const on = onDayOfMonth(day ?? 1)
  const rules = {
    day: 'FREQ=DAILY',
    week: 'FREQ=WEEKLY',
    month: `FREQ=MONTHLY;${on}`,
    year: `FREQ=YEARLY;BYMONTH=${month};${on}`,
  }
  return `${rules[unit]};INTERVAL=${every}`
}
