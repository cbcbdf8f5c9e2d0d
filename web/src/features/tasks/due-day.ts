import type { TFunction } from 'i18next'
import { addDays, type CalendarDay } from '../../platform/calendar-day.ts'
import { formatCalendarDay } from '../../platform/format.ts'

export type DueKind = 'overdue' | 'today' | 'tomorrow' | 'week' | 'later'

/** How near a day is, seen from today; 'week' is the six days after tomorrow. */
export function dueKind(day: CalendarDay, today: CalendarDay): DueKind {
  if (day < today) return 'overdue'
  if (day === today) return 'today'
  if (day === addDays(today, 1)) return 'tomorrow'
  return day <= addDays(today, 7) ? 'week' : 'later'
}

/** When something is due, in words where a word is shorter than a date: 'Hoy', 'Mañana', 'Venció ayer'. */
export function dueText(day: CalendarDay, today: CalendarDay, t: TFunction): string {
  if (day === addDays(today, -1)) return t('Venció ayer')
  const kind = dueKind(day, today)
  if (kind === 'overdue') return t('Venció el {{date}}', { date: formatCalendarDay(day) })
  if (kind === 'today') return t('Hoy')
  if (kind === 'tomorrow') return t('Mañana')
  return formatCalendarDay(day)
}
