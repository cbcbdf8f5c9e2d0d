import type { Task } from '@aurelio/contracts/tasks'
import { CircleCheck, Circle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../platform/api/error-text.ts'
import { useCan } from '../../../platform/auth/use-can.ts'
import type { CalendarDay } from '../../../platform/calendar-day.ts'
import { formatTimeOfDay } from '../../../platform/format.ts'
import { Button } from '../../../ui/button.tsx'
import { monthName } from '../../../ui/calendar/day-names.ts'
import { DaySteps } from '../../../ui/calendar/day-steps.tsx'
import { addMonths, weeksOfMonth } from '../../../ui/calendar/days.ts'
import type { GridItem } from '../../../ui/calendar/grid-item.ts'
import { MonthGrid } from '../../../ui/calendar/month-grid.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { ProjectDot } from '../../../ui/project-dot.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useMediaQuery } from '../../../ui/use-media-query.ts'
import { OpenedTask } from '../opened-task.tsx'
import type { TaskFilter } from '../task-filter.ts'
import { TaskList } from '../task-list.tsx'
import { useOpenedTask } from '../use-opened-task.ts'
import { useTaskActions } from '../use-task-actions.ts'
import { useTasks, type TasksQuery } from '../use-tasks.ts'
import { useAllPages } from './use-all-pages.ts'
import { useDueMove } from './use-due-move.ts'

type TasksCalendarProps = { filter: TaskFilter; today: CalendarDay; onDay: (day: CalendarDay) => void }

/** The tasks of the filter by the day they are due, a month at a time; on a phone one below the other. */
export function TasksCalendar({ filter, today, onDay }: TasksCalendarProps) {
  const { t } = useTranslation()
  const isNarrow = !useMediaQuery('(min-width: 48rem)')
  const day = filter.day ?? today
  const days = weeksOfMonth(day).flat()
  const query = useTasks({ ...filter, from: days[0] ?? day, to: days.at(-1) ?? day }, today)
  useAllPages(query)
  return (
    <div className="flex flex-col gap-3">
      <DaySteps
        title={monthName(day)}
        onToday={() => onDay(today)}
        onStep={(step) => onDay(addMonths(day, step))}
      />
      {isNarrow ? (
        <TaskList
          query={query}
          today={today}
          heading="h3"
          empty={<p className="py-4 text-muted">{t('Ninguna tarea con fecha en este mes.')}</p>}
        />
      ) : (
        <Month query={query} day={day} today={today} onDay={onDay} />
      )}
    </div>
  )
}

type MonthProps = Pick<TasksCalendarProps, 'today' | 'onDay'> & { query: TasksQuery; day: CalendarDay }

function Month({ query, day, today, onDay }: MonthProps) {
  const { t } = useTranslation()
  const mayChange = useCan('tasks.change')
  const [, open] = useOpenedTask()
  const { remove } = useTaskActions()
  const { move, shown } = useDueMove(query.data?.pages.flatMap(({ items }) => items) ?? [])
  if (!query.data) {
    if (!query.isError) return <Skeleton className="h-150" />
    return (
      <ErrorPanel
        title={t('No se han podido cargar las tareas')}
        text={errorText(query.error)}
        action={<Button onClick={() => void query.refetch()}>{t('Reintentar')}</Button>}
      />
    )
  }
  return (
    <>
      {query.hasNextPage && (
        <p role="status" className="text-dense text-muted">
          {t('Hay más tareas de las que caben: filtra por proyecto o míralas en la lista.')}
        </p>
      )}
      <MonthGrid
        day={day}
        today={today}
        items={shown.flatMap((task) => gridItem(task, mayChange))}
        onOpen={open}
        onMonth={onDay}
        onShift={(id, { days }) => void move(id, { start: days, end: days })}
      />
      <OpenedTask onRemove={(task) => void remove(task)} />
    </>
  )
}

function gridItem({ id, title, dueOn, dueTime, project, state }: Task, canMove: boolean): GridItem[] {
  if (dueOn === null) return []
  const isDone = state === 'done'
  const Icon = isDone ? CircleCheck : Circle
  const mark = (
    <>
      <Icon aria-hidden="true" className="size-3 shrink-0 text-muted" />
      {project && <ProjectDot color={project.color} className="size-2" />}
      {dueTime !== null && <span className="shrink-0 tabular-nums">{formatTimeOfDay(dueTime)}</span>}
    </>
  )
  const className = `bg-surface text-foreground hover:bg-hover${isDone ? ' text-muted line-through' : ''}`
  return [{ key: id, first: dueOn, last: dueOn, title, mark, className, canMove, canStretch: false }]
}
