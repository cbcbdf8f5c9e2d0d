import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { defineRoom } from '../../platform/rooms/room.ts'
import { pagePrintRoute } from './route.ts'
import { pagePrintService } from './service.ts'

type Parts = Pick<Platform, 'config' | 'limits' | 'log'> &
  Pick<Parameters<typeof pagePrintService>[0], 'pageOf'>

function pagePrintsFeature(parts: Parts) {
  const feature: Feature = { calls: {}, routes: [pagePrintRoute(pagePrintService(parts))] }
  return { feature }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    pagePrints: ReturnType<typeof pagePrintsFeature>
  }
}

export const pagePrintsRoom = defineRoom({
  name: 'pagePrints',
  needs: ['pages'],
  make: ({ platform, from }) =>
    pagePrintsFeature({ ...platform, pageOf: (session, id) => from('pages').service.get(session, id) }),
})
