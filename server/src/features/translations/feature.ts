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
import { liveTexts } from './things/live-texts.ts'
import { thingTranslationRoutes } from './things/routes.ts'
import { thingTranslations } from './things/service.ts'
import { thingTranslationStore } from './things/store.ts'
import type { ThingPorts } from './things/thing.ts'

/** A site of a few hundred pages. */
const fileBytes = 20 * 1024 * 1024

type SiteParts = Parameters<typeof siteTranslations>[0]
type Parts = Pick<Platform, 'database' | 'access' | 'emit' | 'quotas'> &
  Pick<TranslationParts, 'seen'> &
  Pick<SiteParts, 'siteOf'> & {
    things: ThingPorts
    languagesOf: (workspaceId: string) => Promise<readonly string[]>
  } & { pages: TranslationParts['pages'] & SiteParts['pages'] }

function translationsFeature(parts: Parts) {
  const store = translationStore(parts.database)
  const service = translationService({ ...parts, store })
  const sites = siteTranslations({ ...parts, store, service })
  const imports = translationImports({ ...parts, store })
  const thingStore = thingTranslationStore(parts.database)
  const things = thingTranslations({
    ...parts,
    store: thingStore,
    known: (workspaceId, language, sources) => store.known({ workspaceId, language, besides: '' }, sources),
  })
  const feature: Feature = {
    calls: {
      translations: translationRoutes(service, sites, imports),
      thingTranslations: thingTranslationRoutes(things),
    },
    routes: translationFileRoutes({
      ofPage: (...asked) => sites.fileOfPage(...asked),
      ofSite: (...asked) => sites.fileOfSite(...asked),
      ofThing: (...asked) => things.file(...asked),
    }),
    bodies: [
      '/api/sites/{id}/translations/{language}/imports',
      '/api/translations/{kind}/{id}/{language}/imports',
    ].map((path) => ({ path, bytes: fileBytes })),
    async *exportsOfWorkspace(session) {
      const { id } = session.workspace
      yield jsonFile('traducciones.json', await store.ofWorkspace(id))
      yield jsonFile('traducciones-de-quizzes-y-correos.json', await thingStore.ofWorkspace(id))
    },
  }
  return {
    feature,
    service,
    live: liveTexts(thingStore),
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
  needs: ['pages', 'sites', 'quizzes', 'contest', 'subscriptions', 'collections'],
  make: ({ platform, from }) =>
    translationsFeature({
      ...platform,
      things: {
        quiz: from('quizzes').translated,
        contest: from('contest').translated,
        ...from('subscriptions').translated,
        collection: from('collections').translated,
      },
      languagesOf: (...asked) => from('sites').service.allLanguagesOf(...asked),
      pages: from('pages').translated,
      seen: (...asked) => from('pages').service.get(...asked),
      siteOf: (...asked) => from('sites').service.get(...asked),
    }),
})
