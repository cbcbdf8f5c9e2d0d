import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { publicOrigins } from '../../platform/http/public-origins.ts'
import { formRoutes } from './routes.ts'
import { formService, type Sources } from './service.ts'

export function formsFeature({ config, access, ...sources }: Pick<Platform, 'config' | 'access'> & Sources) {
  const feature: Feature = {
    calls: { forms: formRoutes(formService({ access, baseUrl: publicOrigins(config).shared, ...sources })) },
  }
  return { feature }
}
