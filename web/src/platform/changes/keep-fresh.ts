import type { Query, QueryClient, QueryFilters, QueryKey } from '@tanstack/react-query'
import { asksServer } from '../api/query-client.ts'
import { watchFetches } from './fetch-moments.ts'

/** What others change within this time is asked for together; nothing is asked for more often. */
const pauseMs = 400
/** After a change of one's own: time for the screen to be left that showed what is gone. */
const ownPauseMs = 50

export type Freshness = {
  /** Rows of these topics have changed; an unknown topic is nobody's. What this tab changed itself is asked for at once. */
  changed: (topics: readonly string[], whose: 'own' | 'other') => void
  /** Anything may have changed. */
  missed: () => void
  end: () => void
}

/**
 * Lets the screens ask again for exactly what has changed, and for nothing that was asked for since. It waits for the
 * changes this tab itself is sending, whose results would else be overtaken by an older answer.
 * @param queriesOf What shows rows of a topic.
 */
export function keepFresh(
  queryClient: QueryClient,
  queriesOf: (topic: string) => readonly QueryKey[],
): Freshness {
  const asked = watchFetches(queryClient)
  /** When each topic that waits was last heard of. */
  const waiting = new Map<string, number>()
  let missedAt = 0
  let timer: { id: ReturnType<typeof setTimeout>; at: number } | undefined

  /** Asks again for what was not asked for since the moment; says whether the moment has to wait for a first answer. */
  function ask(filters: QueryFilters, moment: number): boolean {
    const behind = queryClient
      .getQueryCache()
      .findAll(filters)
      .filter((query) => !asked.since(query, moment))
    // The first answer of all cannot be asked for anew while it is on its way.
    const waits = behind.some(awaitsItsFirst)
    void queryClient.invalidateQueries({ predicate: (query) => behind.includes(query) })
    return waits
  }

  function refresh() {
    timer = undefined
    if (queryClient.isMutating() > 0) return
    const heard = [...waiting]
    const since = missedAt
    waiting.clear()
    missedAt = 0
    if (since > 0 && ask({ predicate: asksServer }, since)) missedAt = since
    for (const [topic, at] of heard)
      for (const queryKey of queriesOf(topic)) if (ask({ queryKey }, at)) waiting.set(topic, at)
    if (missedAt > 0 || waiting.size > 0) soon(pauseMs)
  }

  function soon(pause: number) {
    const at = performance.now() + pause
    if (timer && timer.at <= at) return
    clearTimeout(timer?.id)
    timer = { id: setTimeout(refresh, pause), at }
  }

  const stopWatching = queryClient.getMutationCache().subscribe(() => {
    if (!timer && (missedAt > 0 || waiting.size > 0) && queryClient.isMutating() === 0) soon(ownPauseMs)
  })

  return {
    changed(topics, whose) {
      const now = asked.now()
      for (const topic of topics) waiting.set(topic, now)
      soon(whose === 'own' ? ownPauseMs : pauseMs)
    },
    missed() {
      missedAt = asked.now()
      soon(pauseMs)
    },
    end() {
      clearTimeout(timer?.id)
      stopWatching()
      asked.end()
    },
  }
}

function awaitsItsFirst({ state }: Query) {
  return state.data === undefined && state.fetchStatus === 'fetching'
}
