import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { homeRoutes } from './routes.ts'
import { type SampleMakers, sampleService } from './sample/service.ts'
import { homeService, type Lists } from './service.ts'

type Parts = Pick<Platform, 'database' | 'emit' | 'access'> & Lists & { makers: SampleMakers }

export function homeFeature(parts: Parts) {
  const sample = sampleService(parts)
  const home = homeService({ ...parts, hasSample: sample.exists })
  const feature: Feature = { calls: { home: homeRoutes(home, sample) } }
  return { feature }
}
