import { QueryClient } from '@tanstack/react-query'

/**
 * One for each signed-in stay, so that nothing of one person is shown to the next. Nothing the server refused is
 * asked again by itself; a broken connection is, twice.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && !('status' in error),
      },
    },
  })
}
