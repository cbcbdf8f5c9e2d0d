import type { CalendarItem } from '@aurelio/contracts/calendar'
import { addDays, dayOf, type CalendarDay } from '../../platform/calendar-day.ts'
import type { Shift } from '../../ui/calendar/grid-item.ts'
import { later } from './event/moved.ts'

const dayMinutes = 24 * 60

/** When a task is due, as the task itself has it. */
export type TaskDue = { dueOn: CalendarDay; dueTime: string | null }

/** The day and the hour of a task, by the clock where the person is. */
export function dueOf({ allDay, starts }: Pick<CalendarItem, 'allDay' | 'starts'>): TaskDue {
  if (allDay) return { dueOn: starts, dueTime: null }
  const moment = new Date(starts)
  return { dueOn: dayOf(moment), dueTime: `${two(moment.getHours())}:${two(moment.getMinutes())}` }
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}

/** The same elsewhere by the clock on the wall: on another day it keeps its hour, also where the clock is changed between. */
export function movedDue({ dueOn, dueTime }: TaskDue, { days, minutes }: Shift): TaskDue {
  if (dueTime === null) return { dueOn: addDays(dueOn, days), dueTime }
  const [day = dueOn, time = dueTime] = later(`${dueOn}T${dueTime}`, days * dayMinutes + minutes).split('T')
  return { dueOn: day, dueTime: time }
}
