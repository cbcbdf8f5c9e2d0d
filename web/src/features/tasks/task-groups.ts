import type { Task } from '@aurelio/contracts/tasks'
import { addDays, dayOf, type CalendarDay } from '../../platform/calendar-day.ts'
import { dueKind, type DueKind } from './due-day.ts'

export type TaskGroupName = DueKind | 'someday' | 'done-today' | 'done-yesterday' | 'done-before'

/** Spanish texts, translated where they are shown. */
export const groupTitles: Record<TaskGroupName, string> = {
  overdue: 'Vencidas',
  today: 'Hoy',
  tomorrow: 'Mañana',
  week: 'Próximos días',
  later: 'Más adelante',
  someday: 'Sin fecha',
  'done-today': 'Hechas hoy',
  'done-yesterday': 'Hechas ayer',
  'done-before': 'Hechas antes',
}

/** The same tasks in their order, under the heading they belong to today; no group is empty. */
export function groupTasks(
  tasks: readonly Task[],
  today: CalendarDay,
): { name: TaskGroupName; tasks: Task[] }[] {
  const groups = new Map<TaskGroupName, Task[]>()
  for (const task of tasks) {
    const name = groupOf(task, today)
    const group = groups.get(name)
    if (group) group.push(task)
    else groups.set(name, [task])
  }
  return [...groups].map(([name, members]) => ({ name, tasks: members }))
}

function groupOf({ doneAt, dueOn }: Task, today: CalendarDay): TaskGroupName {
  if (doneAt === null) return dueOn === null ? 'someday' : dueKind(dueOn, today)
  const day = dayOf(new Date(doneAt))
  if (day >= today) return 'done-today'
  return day === addDays(today, -1) ? 'done-yesterday' : 'done-before'
}
