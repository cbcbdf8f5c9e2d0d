import type { TaskState } from '@aurelio/contracts/tasks'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { api } from '../../platform/api/client.ts'
import { addDays, type CalendarDay } from '../../platform/calendar-day.ts'
import type { TaskFilter } from './task-filter.ts'

/** Beside the filter: of one state, or due between two days, both included. */
type Asked = Omit<TaskFilter, 'view' | 'day'> & {
  state?: TaskState
  from?: CalendarDay
  to?: CalendarDay
}

/** The tasks that fit, page by page. `today` decides what is overdue. Another filter keeps the old rows until it answers. */
export function useTasks(
  { done, mine, overdue, projectId, assigneeId, priority, label, q, state, from, to }: Asked,
  today: CalendarDay,
  { enabled = true } = {},
) {
  return useInfiniteQuery(
    api.tasks.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        limit: from ? 100 : 50,
        ...(state ? { state } : done && { done: 'true' }),
        ...(mine && { mine: 'true' }),
        ...(from && { dueFrom: from }),
        ...dueBefore(overdue && !done, to, today),
        ...(projectId && { projectId }),
        ...(assigneeId && !mine && { assigneeId }),
        ...(priority && { priority }),
        ...(label && { label }),
        ...(q && { q }),
        ...(cursor === undefined ? {} : { cursor }),
      }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
      placeholderData: keepPreviousData,
      enabled,
    }),
  )
}

function dueBefore(isOverdue: boolean, to: CalendarDay | undefined, today: CalendarDay) {
  const end = to === undefined ? undefined : addDays(to, 1)
  if (!isOverdue) return end === undefined ? {} : { dueBefore: end }
  return { dueBefore: end === undefined || today < end ? today : end }
}

export type TasksQuery = ReturnType<typeof useTasks>
