import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { installationRoutes } from './routes.ts'
import { installationService } from './service.ts'

type Parts = Pick<Platform, 'config' | 'database' | 'access' | 'limits' | 'mail'>

export function installationFeature(parts: Parts) {
  const feature: Feature = { calls: { installation: installationRoutes(installationService(parts)) } }
  return { feature }
}
