import type { Feature } from '../../platform/feature.ts'
import type { PlainRoute } from '../../platform/http/plain-routes.ts'
import type { Platform } from '../../platform/platform.ts'
import { openApiRoutes } from './routes.ts'
import { defineRoom } from '../../platform/rooms/room.ts'

type Parts = Pick<Platform, 'config'> & {
  /** Every plain route of the product; asked for at the first request. */
  routes: () => readonly PlainRoute[]
}

export function openApiFeature({ config, routes }: Parts) {
  const feature: Feature = { routes: openApiRoutes(config.baseUrl, routes) }
  return { feature }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    openApi: ReturnType<typeof openApiFeature>
  }
}

export const openApiRoom = defineRoom({
  name: 'openApi',
  late: ['house'],
  make: ({ platform, later }) => openApiFeature({ ...platform, routes: () => later('house').routes() }),
})
