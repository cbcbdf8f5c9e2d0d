import type { Query, QueryClient } from '@tanstack/react-query'

export type FetchMoments = {
  /** A new moment. They are counted, not timed: no two are the same. */
  now: () => number
  /** Whether the server was asked for a query after a moment, and has answered or is about to. */
  since: (query: Query, moment: number) => boolean
  end: () => void
}

/** Watches when the server is asked for what, so that nothing is asked for again that came after a change. */
export function watchFetches(queryClient: QueryClient): FetchMoments {
  let moment = 0
  /** When the question under way, or the last one, began. */
  const began = new WeakMap<Query, number>()
  /** When the question began that the shown answer is of: one that was broken off has none. */
  const answered = new WeakMap<Query, number>()

  const end = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    const { query, action } = event
    moment += 1
    // A further page of a list leaves its first ones as they were.
    if (action.type === 'fetch') began.set(query, action.meta?.fetchMore ? 0 : moment)
    // `manual`: written by the screen itself.
    if (action.type === 'success' && action.manual !== true) answered.set(query, began.get(query) ?? 0)
  })

  return {
    end,
    now: () => (moment += 1),
    since(query, since) {
      const isUnderWay = query.state.fetchStatus !== 'idle' && (began.get(query) ?? 0) > since
      return isUnderWay || (answered.get(query) ?? 0) > since
    },
  }
}
