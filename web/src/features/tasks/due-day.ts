import type { Task } from '@aurelio/contracts/tasks'
import type { TFunction } from 'i18next'
import { addDays, type CalendarDay } from '../../platform/calendar-day.ts'
import { formatCalendarDay, formatTimeOfDay } from '../../platform/format.ts'

export type DueKind = 'overdue' | 'today' | 'tomorrow' | 'week' | 'later'

/** How near a day is, seen from today; 'week' is the six days after tomorrow. */
export function dueKind(day: CalendarDay, today: CalendarDay): DueKind {
  if (day < today) return 'overdue'
  if (day === today) return 'today'
  if (day === addDays(today, 1)) return 'tomorrow'
  return day <= addDays(today, 7) ? 'week' : 'later'
}

/** A day, and an hour of it where it has one. */
export type Due = { day: CalendarDay; time: string | null }

/** When a task is due; null without a day. */
export function dueOf({ dueOn, dueTime }: Pick<Task, 'dueOn' | 'dueTime'>): Due | null {
  return dueOn === null ? null : { day: dueOn, time: dueTime }
}

/** Whether the day is over, or on the day itself the hour. */
export function isOverdue({ day, time }: Due, today: CalendarDay, now = new Date()): boolean {
  if (day !== today || time === null) return day < today
  return new Date(`${day}T${time}`) < now
}

/** When something is due, with its hour: 'Mañana, 9:30'. */
export function dueMoment({ day, time }: Due, today: CalendarDay, t: TFunction): string {
  return withTime(dueText(day, today, t), time)
}

/** A day in words, with an hour of it where there is one. */
export function withTime(day: string, time: string | null): string {
  return time === null ? day : `${day}, ${formatTimeOfDay(time)}`
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
