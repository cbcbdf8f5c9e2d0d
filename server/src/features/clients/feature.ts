import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { pageGrantStore } from './pages/store.ts'
import { clientRoutes } from './routes.ts'
import { clientService } from './service.ts'
import { sharing } from './sharing.ts'
import { projectGrantStore } from './store.ts'
import { type FindThing, thingSharing } from './thing-sharing.ts'
import { defineRoom } from '../../platform/rooms/room.ts'
import { clientPolicy } from './policy.ts'

type Parts = Pick<Platform, 'database' | 'emit' | 'access'> & Record<'project' | 'site' | 'page', FindThing>

export function clientsFeature({ project, site, page, ...platform }: Parts) {
  const { database } = platform
  const parts = { ...platform, sharing: sharing(platform) }
  const calls = clientRoutes({
    project: thingSharing(parts, {
      grants: projectGrantStore(database),
      find: project,
      told: (change) => ({ ...change, kind: 'project.shared', projectId: change.subject.id }),
    }),
    site: thingSharing(parts, {
      grants: pageGrantStore(database, 'siteId'),
      find: site,
      told: (change) => ({ ...change, kind: 'site.shared' }),
    }),
    page: thingSharing(parts, {
      grants: pageGrantStore(database, 'pageId'),
      find: page,
      told: (change) => ({ ...change, kind: 'page.shared' }),
    }),
  })
  const feature: Feature = { calls: { clients: calls } }
  return { feature, service: clientService(database) }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    clients: ReturnType<typeof clientsFeature>
  }
}

export const clientsRoom = defineRoom({
  name: 'clients',
  policy: clientPolicy,
  needs: ['projects', 'sites', 'pages'],
  make: ({ platform, from }) =>
    clientsFeature({
      ...platform,
      project: (...asked) => from('projects').service.get(...asked),
      site: (...asked) => from('sites').service.get(...asked),
      page: (...asked) => from('pages').service.get(...asked),
    }),
})
