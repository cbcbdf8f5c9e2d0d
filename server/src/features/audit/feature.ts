import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { auditRoutes } from './routes.ts'
import { auditService } from './service.ts'

export function auditFeature(platform: Pick<Platform, 'database' | 'access'>) {
  const feature: Feature = { calls: { audit: auditRoutes(auditService(platform)) } }
  return { feature }
}
