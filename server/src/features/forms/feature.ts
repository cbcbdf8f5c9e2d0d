import { addressOf, loneFormAddress } from '@aurelio/page'
import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { publicOrigins } from '../../platform/http/public-origins.ts'
import { formRoutes } from './routes.ts'
import { formService, type Sources } from './service.ts'

type Parts = Pick<Platform, 'config' | 'access'> & Omit<Sources, 'addressOf'>

export function formsFeature({ config, access, ...sources }: Parts) {
  const feature: Feature = {
    calls: {
      forms: formRoutes(
        formService({
          ...sources,
          access,
          baseUrl: publicOrigins(config).shared,
          addressOf: (slug, elementId) => loneFormAddress(addressOf(slug), elementId),
        }),
      ),
    },
  }
  return { feature }
}
