import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { searchRoutes } from './routes.ts'
import { type Searched, searchService } from './service.ts'

export function searchFeature({ database, ...searched }: Searched & Pick<Platform, 'database'>) {
  const feature: Feature = { calls: { search: searchRoutes(searchService(database, searched)) } }
  return { feature }
}
