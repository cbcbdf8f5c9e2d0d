import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { api } from '../../../platform/api/client.ts'
import type { PageFilter } from './page-filter.ts'

/** Pages asked for at once; with the card for a new one they fill whole rows of two and three. */
const pageSize = 23

/** The workspace's pages as cards, page by page. Another filter keeps the old ones until it answers. */
export function usePages({ state, siteId, folderId, order, q, bin }: PageFilter) {
  return useInfiniteQuery(
    api.pageOverview.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        limit: pageSize,
        order,
        bin,
        ...(state && { state }),
        ...(siteId && { siteId }),
        ...(folderId && { folderId }),
        ...(q && { q }),
        ...(cursor === undefined ? {} : { cursor }),
      }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
      placeholderData: keepPreviousData,
    }),
  )
}
