import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'

/**
 * One for each signed-in stay, so that nothing of one person is shown to the next. Nothing the server refused is
 * asked again by itself; a broken connection is, twice. `onUnauthorized`: a call was refused for want of a session.
 */
export function createQueryClient(onUnauthorized: () => void): QueryClient {
  const onError = (error: unknown) => {
    if (statusOf(error) === 401) onUnauthorized()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && statusOf(error) === undefined,
      },
    },
  })
}

/** The HTTP status of a refused call; undefined when there was no answer. */
function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined
  return typeof error.status === 'number' ? error.status : undefined
}
