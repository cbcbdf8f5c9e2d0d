import { useEffect } from 'react'
import type { TasksQuery } from '../use-tasks.ts'

/** Pages of tasks that are shown together. */
const mostPages = 6

/** Some weeks are shown whole, as far as people can read them. */
export function useAllPages({ data, hasNextPage, isFetching, isError, fetchNextPage }: TasksQuery) {
  const isNext = hasNextPage && !isFetching && !isError && (data?.pages.length ?? 0) < mostPages
  useEffect(() => {
    if (isNext) void fetchNextPage()
  }, [isNext, fetchNextPage])
}
