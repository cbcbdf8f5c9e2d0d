import type { PageSummary } from '@aurelio/contracts/pages'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../../../../platform/api/client.ts'

const none: readonly PageSummary[] = []

/** Every page of the workspace, asked for a hundred at a time; `isWhole` once there are no more. */
export function useAllPages(): { pages: readonly PageSummary[]; isWhole: boolean } {
  const query = useInfiniteQuery({
    ...api.pages.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ limit: 100, ...(cursor !== undefined && { cursor }) }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
    }),
    select: (data) => data.pages.flatMap(({ items }) => items),
  })
  const { hasNextPage, isFetching, isError, fetchNextPage } = query
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [hasNextPage, isFetching, isError, fetchNextPage])
  return { pages: query.data ?? none, isWhole: query.isSuccess && !hasNextPage }
}
