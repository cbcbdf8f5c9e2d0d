import { jsonFile } from '../../platform/export/export-file.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { fontRoutes } from './font-routes.ts'
import { brandRoutes } from './routes.ts'
import { type AroundBrand, brandService } from './service.ts'

export function brandFeature(parts: Pick<Platform, 'database' | 'access' | 'emit'> & AroundBrand) {
  const brand = brandService(parts)
  const feature: Feature = {
    calls: { brand: brandRoutes(brand) },
    routes: fontRoutes(),
    async *exportsOfWorkspace(session) {
      for (const { id } of (await parts.sites(session)).items) {
        const { theme } = await brand.get(session, id)
        if (theme) yield jsonFile(`marcas/${id}.json`, theme)
      }
    },
  }
  return { feature, service: brand }
}
