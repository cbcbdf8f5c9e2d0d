import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { askAgain } from '../api/query-client.ts'

/** Changes that come within this time are asked for together; nothing is asked for more often. */
const pauseMs = 400

/** What shows rows of a topic. */
const keysOf = new Map<string, readonly QueryKey[]>([
  ['projects', [api.projects.key(), api.home.key()]],
  ['tasks', [api.tasks.key(), api.projects.key(), api.home.key()]],
  ['pages', [api.pages.key(), api.home.key()]],
  ['leads', [api.leads.key(), api.home.key()]],
  ['pictures', [api.pictures.key()]],
  ['activity', [api.activity.key(), api.home.key()]],
  ['workspace', [api.workspace.key()]],
  ['notifications', [api.notifications.key()]],
])

export type Freshness = {
  /** Rows of these topics have changed; an unknown topic is nobody's. */
  changed: (topics: readonly string[]) => void
  /** Anything may have changed. */
  missed: () => void
  end: () => void
}

/**
 * Lets the screens ask again for exactly what has changed. It waits for the changes this tab itself is sending, whose
 * results would else be overtaken by an older answer.
 */
export function keepFresh(queryClient: QueryClient): Freshness {
  const waiting = new Set<string>()
  let all = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function refresh() {
    timer = undefined
    if (queryClient.isMutating() > 0) return later()
    const topics = [...waiting]
    const everything = all
    waiting.clear()
    all = false
    if (everything) void askAgain(queryClient)
    else
      for (const topic of topics)
        for (const queryKey of keysOf.get(topic) ?? []) void queryClient.invalidateQueries({ queryKey })
  }

  function later() {
    timer ??= setTimeout(refresh, pauseMs)
  }

  return {
    changed(topics) {
      for (const topic of topics) waiting.add(topic)
      later()
    },
    missed() {
      all = true
      later()
    },
    end: () => clearTimeout(timer),
  }
}
