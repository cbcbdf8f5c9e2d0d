import type { Query, QueryClient, QueryFilters, QueryKey } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { asksServer } from '../api/query-client.ts'
import { watchQuestions } from './asked-since.ts'

/** What others change within this time is asked for together; nothing is asked for more often. */
const pauseMs = 400
/** After a change of one's own: time for the screen to be left that showed what is gone. */
const ownPauseMs = 50

/** What shows rows of a topic. */
const keysOf = new Map<string, readonly QueryKey[]>([
  [
    'projects',
    [
      api.projects.key(),
      api.workFiles.key(),
      api.projectTemplates.key(),
      api.projectHours.key(),
      api.projectLinks.key(),
      api.projectMembers.key(),
      api.projectNotes.key(),
      api.reportLinks.key(),
      api.reportMailings.key(),
      api.home.key(),
    ],
  ],
  [
    'tasks',
    [
      api.tasks.key(),
      api.taskSheet.key(),
      api.taskImports.key(),
      api.taskViews.key(),
      api.calendar.items.key(),
      api.projects.key(),
      api.home.key(),
      api.analytics.key(),
    ],
  ],
  ['calendar', [api.calendar.key()]],
  [
    'pages',
    [
      api.pages.key(),
      api.pageBatches.key(),
      api.pageSchedules.key(),
      api.pageOverview.key(),
      api.pageFolders.key(),
      api.publications.key(),
      api.analytics.key(),
      api.symbols.pages.key(),
      api.home.key(),
      api.reviews.list.key(),
      api.sites.key(),
      api.calendar.items.key(),
    ],
  ],
  ['sites', [api.sites.key(), api.redirects.key(), api.pages.trail.key()]],
  [
    'leads',
    [
      api.leads.key(),
      api.leadViews.key(),
      api.leadRules.key(),
      api.leadImports.key(),
      api.leadErasures.key(),
      api.leadRetention.key(),
      api.forms.key(),
      api.analytics.key(),
      api.pageOverview.key(),
      api.home.key(),
    ],
  ],
  ['reviews', [api.reviews.key()]],
  ['pictures', [api.pictures.key(), api.mediaFiles.key()]],
  ['brand', [api.brand.key(), api.publications.behind.key()]],
  ['symbols', [api.symbols.key(), api.forms.key()]],
  ['activity', [api.activity.key(), api.home.key()]],
  ['webhooks', [api.webhooks.key()]],
  ['tokens', [api.apiTokens.key()]],
  [
    'workspace',
    [
      api.workspace.key(),
      api.workspaceSettings.key(),
      api.workspaces.key(),
      api.people.key(),
      api.invitations.key(),
      api.audit.key(),
    ],
  ],
  ['notifications', [api.notifications.key()]],
])

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
 */
export function keepFresh(queryClient: QueryClient): Freshness {
  const asked = watchQuestions(queryClient)
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
      for (const queryKey of keysOf.get(topic) ?? []) if (ask({ queryKey }, at)) waiting.set(topic, at)
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
