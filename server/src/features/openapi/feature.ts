import type { Feature } from '../../platform/feature.ts'
import type { PlainRoute } from '../../platform/http/plain-routes.ts'
import type { Platform } from '../../platform/platform.ts'
import { openApiRoutes } from './routes.ts'

type Parts = Pick<Platform, 'config'> & {
  /** Every plain route of the product; asked for at the first request. */
  routes: () => readonly PlainRoute[]
}

export function openApiFeature({ config, routes }: Parts) {
  const feature: Feature = { routes: openApiRoutes(config.baseUrl, routes) }
  return { feature }
}
