import { QueryCache, QueryClient } from '@tanstack/react-query'

/** Key of the session's query; a call refused for want of a session asks it again. */
export const sessionKey = ['session'] as const

/** One per app. Nothing the server refused is asked again by itself; a broken connection is, twice. */
export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (statusOf(error) !== 401 || query.queryKey[0] === sessionKey[0]) return
        void queryClient.invalidateQueries({ queryKey: sessionKey })
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && (statusOf(error) ?? 0) < 400,
      },
    },
  })
  return queryClient
}

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined
  return typeof error.status === 'number' ? error.status : undefined
}
