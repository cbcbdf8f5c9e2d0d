import type { Feature } from '../../platform/feature.ts'
import { jsonFile } from '../../platform/export/export-file.ts'
import type { Platform } from '../../platform/platform.ts'
import { defineRoom } from '../../platform/rooms/room.ts'
import { translationImports } from './files/imports.ts'
import { translationFileRoutes } from './files/route.ts'
import { translationRoutes } from './routes.ts'
import { translationService, type TranslationParts } from './service.ts'
import { siteTranslations } from './site-translations.ts'
import { translationStore } from './store.ts'

/** A site of a few hundred pages. */
const fileBytes = 20 * 1024 * 1024

type SiteParts = Parameters<typeof siteTranslations>[0]
type Parts = Pick<Platform, 'database' | 'access' | 'emit' | 'quotas'> &
  Pick<TranslationParts, 'seen'> &
  Pick<SiteParts, 'siteOf'> & { pages: TranslationParts['pages'] & SiteParts['pages'] }

function translationsFeature(parts: Parts) {
  const store = translationStore(parts.database)
  const service = translationService({ ...parts, store })
  const sites = siteTranslations({ ...parts, store, service })
  const imports = translationImports({ ...parts, store })
  const feature: Feature = {
    calls: { translations: translationRoutes(service, sites, imports) },
    routes: translationFileRoutes({
      ofPage: (...asked) => sites.fileOfPage(...asked),
      ofSite: (...asked) => sites.fileOfSite(...asked),
    }),
    bodies: [{ path: '/api/sites/{id}/translations/{language}/imports', bytes: fileBytes }],
    async *exportsOfWorkspace(session) {
      yield jsonFile('traducciones.json', await store.ofWorkspace(session.workspace.id))
    },
  }
  return {
    feature,
    service,
    readyIn: (...asked: Parameters<typeof service.readyIn>) => service.readyIn(...asked),
  }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    translations: ReturnType<typeof translationsFeature>
  }
}

export const translationsRoom = defineRoom({
  name: 'translations',
  needs: ['pages', 'sites'],
  make: ({ platform, from }) =>
    translationsFeature({
      ...platform,
      pages: from('pages').translated,
      seen: (...asked) => from('pages').service.get(...asked),
      siteOf: (...asked) => from('sites').service.get(...asked),
    }),
})
