import type { Feature } from '../../platform/feature.ts'
import { searchRoutes } from './routes.ts'
import { type Searched, searchService } from './service.ts'

export function searchFeature(searched: Searched) {
  const feature: Feature = { calls: { search: searchRoutes(searchService(searched)) } }
  return { feature }
}
