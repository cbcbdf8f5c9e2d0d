import { type Query, QueryClient } from '@tanstack/react-query'

/** Lets the open screens ask the server again for all they show. What others keep here, the editor's start for one, stays. */
export function askAgain(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ predicate: asksServer })
}

/** Whether it is a call of the API: their keys begin with the call's path, as a list. */
export function asksServer({ queryKey }: Query): boolean {
  return Array.isArray(queryKey[0])
}

/**
 * One for each signed-in stay, so that nothing of one person is shown to the next. Nothing the server refused is
 * asked again by itself; a broken connection is, twice. What somebody does without a network is told as failed at once:
 * kept for later it would look done, and go with the tab.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && !('status' in error),
      },
      mutations: { networkMode: 'always' },
    },
  })
}
