import { useInfiniteQuery } from '@tanstack/react-query'
import { api } from '../../platform/api/client.ts'

/** The quizzes of the workspace, page by page. */
export function useQuizzes() {
  return useInfiniteQuery(
    api.quizzes.list.infiniteOptions({
      input: (cursor: string | undefined) => (cursor === undefined ? {} : { cursor }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
    }),
  )
}
