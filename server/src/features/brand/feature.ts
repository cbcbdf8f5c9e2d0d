import { jsonFile } from '../../platform/export/export-file.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { brandRoutes } from './routes.ts'
import { type AroundBrand, brandService } from './service.ts'
import { defineRoom } from '../../platform/rooms/room.ts'

export function brandFeature(parts: Pick<Platform, 'database' | 'access' | 'emit'> & AroundBrand) {
  const brand = brandService(parts)
  const feature: Feature = {
    calls: { brand: brandRoutes(brand) },
    async *exportsOfWorkspace(session) {
      for (const { id } of (await parts.sites(session)).items) {
        const { theme } = await brand.get(session, id)
        if (theme) yield jsonFile(`marcas/${id}.json`, theme)
      }
    },
  }
  return { feature, service: brand }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    brand: ReturnType<typeof brandFeature>
  }
}

export const brandRoom = defineRoom({
  name: 'brand',
  needs: ['sites', 'fonts'],
  late: ['pages'],
  make: ({ platform, from, later }) =>
    brandFeature({
      ...platform,
      sites: (session) => from('sites').service.list(session),
      worn: (...asked) => from('fonts').service.worn(...asked),
      countOutdated: (...asked) => later('pages').publishing.countOutdated(...asked),
      repaint: (...asked) => later('pages').publishing.repaint(...asked),
    }),
})
