import { useInfiniteQuery } from '@tanstack/react-query'
import { api } from '../../../platform/api/client.ts'

const pageSize = 25

/** The versions of a page, the newest first, page by page. */
export function useVersions(pageId: string) {
  return useInfiniteQuery(
    api.versions.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        id: pageId,
        limit: pageSize,
        ...(cursor === undefined ? {} : { cursor }),
      }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
    }),
  )
}
