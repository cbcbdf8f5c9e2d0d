import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { api } from '../../platform/api/client.ts'
import type { CalendarDay } from '../../platform/calendar-day.ts'
import type { TaskFilter } from './task-filter.ts'

/** The tasks that fit, page by page. `today` decides what is overdue. Another filter keeps the old rows until it answers. */
export function useTasks({ done, mine, overdue, projectId, q }: TaskFilter, today: CalendarDay) {
  return useInfiniteQuery(
    api.tasks.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        limit: 50,
        ...(done && { done: 'true' }),
        ...(mine && { mine: 'true' }),
        ...(overdue && { dueBefore: today }),
        ...(projectId && { projectId }),
        ...(q && { q }),
        ...(cursor === undefined ? {} : { cursor }),
      }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
      placeholderData: keepPreviousData,
    }),
  )
}

export type TasksQuery = ReturnType<typeof useTasks>
