import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { exportRoute } from './export-route.ts'
import { auditRoutes } from './routes.ts'
import { auditService } from './service.ts'

type Parts = Pick<Platform, 'database' | 'access'> & {
  timeZoneOf: (workspaceId: string) => Promise<string>
}

export function auditFeature(parts: Parts) {
  const audit = auditService(parts)
  const feature: Feature = { calls: { audit: auditRoutes(audit) }, routes: [exportRoute(audit)] }
  return { feature }
}
