import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { sessionRoutes } from './routes.ts'

export function sessionFeature({ access }: Pick<Platform, 'access'>) {
  const feature: Feature = { calls: { session: sessionRoutes(access) } }
  return { feature }
}
