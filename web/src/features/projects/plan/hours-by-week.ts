import type { HoursEntry } from '@aurelio/contracts/project-hours'
import { addDays, type CalendarDay } from '../../../platform/calendar-day.ts'
import { mondayOf } from '../../../ui/calendar/days.ts'

/** So many weeks are drawn. */
export const shownWeeks = 8

/** Minutes of each of the last weeks, by its Monday; the present one last. */
export function minutesByWeek(
  entries: readonly Pick<HoursEntry, 'day' | 'minutes'>[],
  today: CalendarDay,
): { monday: CalendarDay; minutes: number }[] {
  const monday = mondayOf(today)
  return Array.from({ length: shownWeeks }, (_, at) => {
    const from = addDays(monday, 7 * (at + 1 - shownWeeks))
    const to = addDays(from, 7)
    const minutes = entries
      .filter(({ day }) => day >= from && day < to)
      .reduce((sum, entry) => sum + entry.minutes, 0)
    return { monday: from, minutes }
  })
}
