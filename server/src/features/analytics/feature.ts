import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { analyticsExportRoutes } from './export-routes.ts'
import { analyticsRoutes } from './routes.ts'
import { analyticsService } from './service.ts'

export function analyticsFeature(platform: Pick<Platform, 'database' | 'access'>) {
  const service = analyticsService(platform)
  const feature: Feature = {
    calls: { analytics: analyticsRoutes(service) },
    routes: analyticsExportRoutes(service),
  }
  return { feature }
}
