import type { Task } from '@aurelio/contracts/tasks'
import { addDays, type CalendarDay } from '../../platform/calendar-day.ts'

/** By how many days the two ends of a task go. */
export type Shift = { start: number; end: number }
type Days = Pick<Task, 'startOn' | 'dueOn'>

/** The first and the last day of a task; one without a beginning takes the day it is due. Null without that. */
export function spanOf({ startOn, dueOn }: Days): { first: CalendarDay; last: CalendarDay } | null {
  if (dueOn === null) return null
  return { first: startOn !== null && startOn < dueOn ? startOn : dueOn, last: dueOn }
}

/** A task's days with its ends moved; null where it would end before it begins, or has no days. */
export function shifted(task: Days, { start, end }: Shift): Days | null {
  const span = spanOf(task)
  if (!span) return null
  const [first, last] = [addDays(span.first, start), addDays(span.last, end)]
  if (first > last) return null
  return { startOn: first === last && task.startOn === null ? null : first, dueOn: last }
}
