import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { homeRoutes } from './routes.ts'
import { homeService, type Lists } from './service.ts'

export function homeFeature(parts: Pick<Platform, 'database' | 'emit' | 'access'> & Lists) {
  const feature: Feature = { calls: { home: homeRoutes(homeService(parts)) } }
  return { feature }
}
