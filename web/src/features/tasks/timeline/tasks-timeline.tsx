import type { Task } from '@aurelio/contracts/tasks'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../platform/api/error-text.ts'
import { useCan } from '../../../platform/auth/use-can.ts'
import { addDays, type CalendarDay } from '../../../platform/calendar-day.ts'
import { formatCalendarDay } from '../../../platform/format.ts'
import { Button } from '../../../ui/button.tsx'
import { monthName } from '../../../ui/calendar/day-names.ts'
import { DaySteps } from '../../../ui/calendar/day-steps.tsx'
import { ChoiceBar } from '../../../ui/choice-bar.tsx'
import { daysBetween } from '../../../ui/calendar/days.ts'
import { CalendarDrawing } from '../../../ui/drawings.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useAllPages } from '../calendar/use-all-pages.ts'
import { useDueMove } from '../calendar/use-due-move.ts'
import { OpenedTask } from '../opened-task.tsx'
import type { TaskFilter } from '../task-filter.ts'
import { useOpenedTask } from '../use-opened-task.ts'
import { useTaskActions } from '../use-task-actions.ts'
import { useTasks } from '../use-tasks.ts'
import { LinkLines } from './link-lines.tsx'
import { linksOf } from './links.ts'
import { type Period, periods, scales, shownWeeks } from './scale.ts'
import { TimelineBar } from './timeline-bar.tsx'

type TasksTimelineProps = { filter: TaskFilter; today: CalendarDay; onDay: (day: CalendarDay) => void }

/** The tasks of the filter over some weeks, each from its beginning to the day it is due. */
export function TasksTimeline({ filter, today, onDay }: TasksTimelineProps) {
  const { t } = useTranslation()
  const day = filter.day ?? today
  const [period, setPeriod] = useState<Period>('months')
  const days = shownWeeks(day, period)
  const query = useTasks({ ...filter, ...days }, today)
  useAllPages(query)
  const tasks = query.data?.pages.flatMap(({ items }) => items)
  return (
    <div className="flex flex-col gap-3">
      <DaySteps
        title={monthName(day)}
        onToday={() => onDay(today)}
        onStep={(step) => onDay(addDays(day, step * scales[period].stepDays))}
      >
        <ChoiceBar
          label={t('Cuánto se ve')}
          choices={periods.map((value) => ({ value, text: t(periodNames[value]) }))}
          chosen={period}
          onChoose={setPeriod}
        />
      </DaySteps>
      {query.isError && !tasks && (
        <ErrorPanel
          title={t('No se han podido cargar las tareas')}
          text={errorText(query.error)}
          action={<Button onClick={() => void query.refetch()}>{t('Reintentar')}</Button>}
        />
      )}
      {query.isPending && <Skeleton className="h-100" />}
      {tasks?.length === 0 && (
        <EmptyState drawing={<CalendarDrawing />} title={t('Ninguna tarea con fecha en estas semanas.')} />
      )}
      {tasks && tasks.length > 0 && <Chart tasks={tasks} from={days.from} period={period} today={today} />}
    </div>
  )
}

/** Spanish texts, translated where they are shown. */
const periodNames: Record<Period, string> = { weeks: 'Semanas', months: 'Meses', quarters: 'Trimestres' }

type ChartProps = { tasks: readonly Task[]; from: CalendarDay; period: Period; today: CalendarDay }

function Chart({ tasks, from, period, today }: ChartProps) {
  const { t } = useTranslation()
  const mayChange = useCan('tasks.change')
  const [, open] = useOpenedTask()
  const { remove } = useTaskActions()
  const { move, shown } = useDueMove(tasks)
  const { weeks: weekCount, dayWidth, weeksOfTick } = scales[period]
  const tickWidth = 7 * weeksOfTick * dayWidth
  const ticks = Array.from({ length: Math.ceil(weekCount / weeksOfTick) }, (_, tick) =>
    addDays(from, 7 * weeksOfTick * tick),
  )
  const links = linksOf(shown)
  const width = { width: 7 * weekCount * dayWidth }
  const now = (daysBetween(from, today) + 0.5) * dayWidth
  const region = useRef<HTMLDivElement>(null)
  // A phone has no room for the week before: it begins where today can be seen.
  useLayoutEffect(() => {
    const node = region.current
    if (node) node.scrollLeft = now - node.clientWidth / 3
  }, [now])
  return (
    <div
      ref={region}
      role="region"
      aria-label={t('Cronograma')}
      // People who have no pointer scroll it by its arrows.
      tabIndex={0}
      className="relative overflow-x-auto rounded-lg border bg-surface"
    >
      <div aria-hidden="true" className="flex border-b text-dense text-muted" style={width}>
        {ticks.map((monday) => (
          <span
            key={monday}
            className="shrink-0 overflow-hidden border-e px-2 py-1 tabular-nums"
            style={{ width: tickWidth }}
          >
            {formatCalendarDay(monday)}
          </span>
        ))}
      </div>
      <ul
        aria-label={t('Tareas por sus fechas, desde el {{day}}', { day: formatCalendarDay(from) })}
        className="relative overflow-hidden"
        style={width}
      >
        {ticks.map((monday, tick) => (
          <li
            key={monday}
            aria-hidden="true"
            className="absolute inset-y-0 border-e"
            style={{ left: tick * tickWidth, width: tickWidth }}
          />
        ))}
        <li
          aria-hidden="true"
          className="absolute inset-y-0 border-s-2 border-accent"
          style={{ left: now }}
        />
        {shown.map((task) => (
          <li key={task.id} className="relative h-10">
            <TimelineBar
              task={task}
              from={from}
              dayWidth={dayWidth}
              links={links.filter((link) => link.task.id === task.id)}
              canMove={mayChange}
              onOpen={() => open(task.id)}
              onShift={(shift) => void move(task.id, shift)}
            />
          </li>
        ))}
        <li aria-hidden="true" className="pointer-events-none absolute inset-0">
          <LinkLines links={links} tasks={shown} from={from} dayWidth={dayWidth} />
        </li>
      </ul>
      <OpenedTask onRemove={(task) => void remove(task)} />
    </div>
  )
}
