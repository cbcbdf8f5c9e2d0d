import { type Query, QueryClient } from '@tanstack/react-query'

/**
 * Lets the open screens ask the server again for all they show, or for what `which` says of it. What others keep here,
 * the editor's start for one, stays.
 */
export function askAgain(
  queryClient: QueryClient,
  which: (query: Query) => boolean = () => true,
): Promise<void> {
  // The keys of the API's calls begin with the call's path, as a list.
  return queryClient.invalidateQueries({
    predicate: (query) => Array.isArray(query.queryKey[0]) && which(query),
  })
}

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
