import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { api } from '../../platform/api/client.ts'
import type { ProjectFilter } from './project-filter.ts'

/** Fills whole rows of two and three cards. */
const pageSize = 24

/** The workspace's projects, the last modified first, page by page. Another filter keeps the old rows until it answers. */
export function useProjects({ state, q, memberId }: ProjectFilter) {
  return useInfiniteQuery(
    api.projects.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        limit: pageSize,
        ...(state && { state }),
        ...(q && { q }),
        ...(memberId && { memberId }),
        ...(cursor === undefined ? {} : { cursor }),
      }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
      placeholderData: keepPreviousData,
    }),
  )
}
