import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { defineRoom } from '../../platform/rooms/room.ts'
import { funnelCounting } from './counting.ts'
import { reached, readPath, writePath } from './path.ts'
import { funnelRoutes } from './routes.ts'
import { funnelLetters, type LetterNeighbours } from './letters.ts'
import { onwardFrom } from './onward.ts'
import type { FunnelParts } from './parts.ts'
import { funnelService } from './service.ts'
import { funnelStore } from './store.ts'
import { funnelVersionStore } from './versions/store.ts'

type Parts = Pick<Platform, 'database' | 'access' | 'emit' | 'log'> &
  Omit<FunnelParts, 'store'> &
  Omit<Parameters<typeof onwardFrom>[0], 'store'> &
  LetterNeighbours
/** All pages of a funnel, with their pictures inside them. */
const funnelBytes = 32 * 1024 * 1024

export function funnelsFeature(given: Parts) {
  const store = funnelStore(given.database)
  const funnels = funnelService({ ...given, store, versions: funnelVersionStore(given.database) })
  const letters = funnelLetters({ ...given, store })
  const feature: Feature = {
    calls: { funnels: funnelRoutes(funnels) },
    bodies: ['/api/funnels', '/api/funnels/{id}/steps'].map((path) => ({ path, bytes: funnelBytes })),
  }
  return {
    feature,
    count: funnelCounting(store),
    linksInLetters: letters.linksFor,
    onward: onwardFrom({ ...given, store }),

    /** The step of a funnel that a page is; null where it is none. */
    async stepOf(this: void, pageId: string) {
      const row = await store.stepOf(pageId)
      if (!row) return null
      const step = { funnelId: row.funnelId, step: row.step, isStart: row.isStart === 1 }
      return {
        reached<Source extends { path?: string | undefined }>(source: Source): Source {
          const path = reached(readPath(source.path), step, Date.now())
          return { ...source, path: path ? writePath(path) : undefined }
        },
      }
    },

    /** Keeps the path of somebody who left their data with them. */
    noteLead(this: void, { leadId, path: text }: { leadId: string; path: string | undefined }) {
      const path = readPath(text)
      if (!path) return
      const row = {
        leadId,
        funnelId: path.funnelId,
        steps: path.steps.join('-'),
        at: new Date().toISOString(),
      }
      store
        .addLead(row)
        .then(() => letters.left(leadId, path))
        .catch((error: unknown) => given.log.warn({ error, leadId }, 'The path of a lead was lost'))
    },
  }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    funnels: ReturnType<typeof funnelsFeature>
  }
}

/** Pages one after the other. */
export const funnelsRoom = defineRoom({
  name: 'funnels',
  needs: [
    'pages',
    'visits',
    'leads',
    'workspaces',
    'delivery',
    'quizzes',
    'player',
    'contest',
    'subscriptions',
  ],
  make({ platform, from }) {
    const { service: pages, made, publishing, refresh } = from('pages')
    const leads = from('leads')
    const room = funnelsFeature({
      ...platform,
      zoneOf: (...asked) => from('workspaces').settings.timeZoneOf(...asked),
      findPage: (...asked) => made.find(...asked),
      urlOf: async (...asked) => (await pages.summary(...asked)).publication?.url ?? null,
      createPage: (...asked) => pages.create(...asked),
      savePage: (...asked) => pages.save(...asked),
      publishPage: (session, id) => publishing.publish(session, { id }),
      refresh,
      placeOfToken: from('delivery').visits.placeOfToken,
      leadTo: from('delivery').visits.leadTo,
      fromLetter: from('delivery').visits.fromLetter,
      enterSequence: (...asked) => from('subscriptions').enterAt(...asked),
      async leadsOfMail(workspaceId, email) {
        const told = await leads.forLetters.toldBy(workspaceId, [email])
        return told.map(({ id }) => id)
      },
      thingOf(workspaceId, kind, id) {
        const things = {
          quiz: from('quizzes').thing,
          video: from('player').thing,
          concurso: from('contest').thing,
          correo: from('subscriptions').thing,
        }
        return things[kind](workspaceId, id)
      },
      async leadOf({ workspace }, id) {
        const lead = await leads.service.asTold(workspace.id, id)
        if (!lead) return null
        const { name, email, valueCents, state } = lead
        return { name: name || email, valueCents: valueCents ?? 0, isWon: state === 'won' }
      },
    })
    from('visits').countAlong(room.count)
    leads.onSent(({ leadId, visit }) => room.noteLead({ leadId, path: visit.source.path }))
    return room
  },
})
