import type { Task } from '@aurelio/contracts/tasks'
import type { CalendarDay } from '../../../platform/calendar-day.ts'
import { daysBetween } from '../../../ui/calendar/days.ts'
import { spanOf } from '../span.ts'

/** Pixels of a task's row. */
export const rowHeight = 40
/** Pixels that a line goes straight before it bends. */
const bend = 6

/** A task that waits for another one which is shown too. */
export type Link = {
  task: Task
  blocker: Task
  /** It begins before that one has ended. */
  isBroken: boolean
}

/** What waits for what, of those that are shown and have days. */
export function linksOf(tasks: readonly Task[]): Link[] {
  const byId = new Map(tasks.map((task) => [task.id, task]))
  return tasks.flatMap((task) =>
    task.waitsFor.flatMap((id) => {
      const blocker = byId.get(id)
      const [span, before] = [spanOf(task), blocker && spanOf(blocker)]
      return blocker && span && before ? [{ task, blocker, isBroken: span.first <= before.last }] : []
    }),
  )
}

/** The line of a link, from the end of the one to the beginning of the other, as an SVG path. */
export function pathOf(
  { task, blocker }: Link,
  { tasks, from, dayWidth }: { tasks: readonly Task[]; from: CalendarDay; dayWidth: number },
): string {
  const middle = (one: Task) => tasks.findIndex(({ id }) => id === one.id) * rowHeight + rowHeight / 2
  const [span, before] = [spanOf(task), spanOf(blocker)]
  if (!span || !before) return ''
  const [x1, y1] = [(daysBetween(from, before.last) + 1) * dayWidth, middle(blocker)]
  const [x2, y2] = [daysBetween(from, span.first) * dayWidth, middle(task)]
  if (x2 >= x1 + 2 * bend) return `M${x1} ${y1}h${bend}V${y2}H${x2}`
  // Back between the rows, so that the line does not lie under a bar.
  const between = y2 + (y2 > y1 ? -1 : 1) * (rowHeight / 2)
  return `M${x1} ${y1}h${bend}V${between}H${x2 - bend}V${y2}H${x2}`
}
