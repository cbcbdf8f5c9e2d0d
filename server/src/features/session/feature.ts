import type { Feature } from '../../platform/feature.ts'
import { sessionRoutes } from './routes.ts'

export function sessionFeature() {
  const feature: Feature = { calls: { session: sessionRoutes } }
  return { feature }
}
