import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { formRoutes } from './routes.ts'
import { formService, type Sources } from './service.ts'

export function formsFeature({ access, ...sources }: Pick<Platform, 'access'> & Sources) {
  const feature: Feature = { calls: { forms: formRoutes(formService({ access, ...sources })) } }
  return { feature }
}
