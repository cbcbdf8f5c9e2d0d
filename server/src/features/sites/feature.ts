import { jsonFile } from '../../platform/export/export-file.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { siteRoutes } from './routes.ts'
import { siteService } from './service.ts'

export function sitesFeature(platform: Pick<Platform, 'database' | 'access'>) {
  const sites = siteService(platform)
  const feature: Feature = {
    calls: { sites: siteRoutes(sites) },
    async *exportsOfWorkspace(session) {
      yield jsonFile('sitios.json', (await sites.list(session)).items)
    },
  }
  return { feature, service: sites }
}
