import { importBytes, sheetBytes } from '@aurelio/contracts/collections'
import { originOfSite } from '@aurelio/page'
import { storedDocument } from '@aurelio/page/document'
import { jsonFile, listFiles } from '../../platform/export/export-file.ts'
import type { Feature } from '../../platform/feature.ts'
import { publicOrigins } from '../../platform/http/public-origins.ts'
import type { Platform } from '../../platform/platform.ts'
import { defineRoom } from '../../platform/rooms/room.ts'
import { collectionAccess } from './access.ts'
import { itemAddressStore } from './items/addresses/store.ts'
import { itemHistory } from './items/history/service.ts'
import { itemHistoryStore } from './items/history/store.ts'
import { manyItems } from './items/many.ts'
import { itemsInLanguage } from './items/languages/said.ts'
import { itemTranslations } from './items/languages/service.ts'
import { itemTranslationStore } from './items/languages/store.ts'
import { itemMoments } from './items/moments/job.ts'
import { itemReferences } from './items/references/references.ts'
import { itemSaying } from './items/saying/saying.ts'
import { seenLists } from './items/seen-lists.ts'
import { itemService } from './items/service.ts'
import { shownItems } from './items/shown.ts'
import { visitorFilters } from './items/visitor-filters.ts'
import { itemStore } from './items/store.ts'
import { itemPages } from './item-pages/item-pages.ts'
import { pagesThatShow } from './item-pages/pages-that-show.ts'
import { itemTemplateService } from './item-pages/service.ts'
import { itemTemplateStore } from './item-pages/store.ts'
import { takenItemPages } from './item-pages/taken-along.ts'
import { collectionLabels, type LiveTextsOf } from './labels/labels.ts'
import { translatedCollections } from './labels/translated.ts'
import { collectionPolicy } from './policy.ts'
import { collectionRoutes } from './routes.ts'
import { collectionService } from './service.ts'
import { collectionStore } from './store.ts'
import { exportRoutes } from './table/export-route.ts'
import { itemImport } from './table/import.ts'
import { itemSheet } from './table/sheet.ts'
import { wordpressJob } from './wordpress/job.ts'
import { type BringPicture, wordpressPicturesJob } from './wordpress/pictures-job.ts'
import { wordpressRoute } from './wordpress/route.ts'
import { wordpressImports } from './wordpress/service.ts'
import { wordpressStore } from './wordpress/store.ts'

type Parts = Pick<Platform, 'database' | 'access' | 'emit' | 'jobs' | 'files' | 'limits' | 'quotas'> & {
  /** Under what the addresses of a page stand; undefined where the workspace has none of this id. */
  rootOf: (workspaceId: string, pageId: string) => Promise<string | undefined>
  siteUrlOf: Parameters<typeof takenItemPages>[0]['siteUrlOf']
  bringPicture: BringPicture
  /** What people are called, by their ids. */
  namesOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** The languages into which the sites of a workspace are translated. */
  languagesOf: Parameters<typeof itemTranslations>[0]['languagesOf']
  /** What is said in other languages of what its fields are called. */
  liveTextsOf: LiveTextsOf
  mainLanguageOf: Parameters<typeof translatedCollections>[0]['mainLanguageOf']
  /** What live pages ask of a collection. */
  askedOf: Parameters<typeof pagesThatShow>[0]['askedOf']
  /** The page that visitors see of a template. */
  liveOf: Parameters<typeof pagesThatShow>[0]['liveOf']
  /** Called when a page has become a template, or is none any more. */
  onTemplate: (pageId: string) => void
  /** Where items have their pages below a word, in a language as far as their template is in it; null while it is not published. */
  itemsAt: (pageId: string, prefix: string, language: string) => Promise<((slug: string) => string) | null>
}

function collectionsFeature(given: Parts) {
  const { database, access, emit, rootOf, itemsAt, onTemplate, askedOf, liveOf } = given
  const store = collectionStore(database)
  const items = itemStore(database)
  const may = collectionAccess({ access, store })
  const addresses = itemAddressStore(database)
  const history = itemHistoryStore(database)
  const references = itemReferences({ collections: store, items, history, may, emit })
  const service = collectionService({ database, access, emit, store, items, may, references })
  const parts = { database, emit, store: items, addresses, may, history, references }
  const write = manyItems(parts)
  const templates = itemTemplateStore(database)
  const ofTemplates = itemTemplateService({ database, access, emit, may, templates, rootOf, onTemplate })
  const showing = pagesThatShow({ access, may, templates, askedOf, liveOf })

  const taken = takenItemPages({ access, templates, siteUrlOf: given.siteUrlOf, pagesWith })

  /** Where a template that is taken along has them, else the first that is published. */
  async function addressesOf(collectionId: string, language: string, along: readonly string[]) {
    const own = await taken.addressesOf(collectionId, along)
    if (own) return own
    for (const { pageId, prefix } of await templates.ofCollection(collectionId)) {
      const found = await itemsAt(pageId, prefix, language)
      if (found) return found
    }
    return null
  }

  const moments = itemMoments({ database, jobs: given.jobs, emit, store, items, history })
  const ofItems = itemService({ ...parts, moments })
  const ofVersions = itemHistory({
    may,
    items,
    history,
    save: (...asked) => ofItems.save(...asked),
    namesOf: given.namesOf,
  })
  const ofImports = wordpressStore(database)
  const { files, jobs, limits, quotas } = given
  const pictures = wordpressPicturesJob({
    database,
    emit,
    collections: store,
    items,
    store: ofImports,
    bring: given.bringPicture,
  })
  const job = wordpressJob({
    jobs,
    pictures,
    database,
    files,
    emit,
    collections: store,
    items,
    addresses,
    moments,
    store: ofImports,
  })
  const wordpress = wordpressImports({
    database,
    access,
    files,
    jobs,
    limits,
    quotas,
    job,
    collections: store,
    store: ofImports,
  })
  const translations = itemTranslationStore(database)
  const labels = collectionLabels(given.liveTextsOf)
  const inLanguage = itemsInLanguage(translations, labels)
  const ofLanguages = itemTranslations({
    database,
    emit,
    may,
    items,
    translations,
    languagesOf: given.languagesOf,
  })
  const filtersOf = visitorFilters({ store, items, inLanguage, labels })
  /** What items say, where links lead to the pages of these templates' items as if they were published. */
  function sayWith(along: readonly string[]) {
    return itemSaying({
      store,
      items,
      inLanguage,
      addressesOf: (id, language) => addressesOf(id, language, along),
    })
  }
  function listsWith(along: readonly string[]) {
    return shownItems({ store, items, say: sayWith(along), filtersOf })
  }
  function pagesWith(along: readonly string[]) {
    return itemPages({ store, items, addresses, templates, say: sayWith(along), inLanguage })
  }
  const feature: Feature = {
    calls: {
      collections: collectionRoutes(
        service,
        ofItems,
        ofVersions,
        ofLanguages,
        ofTemplates,
        showing,
        itemImport({ may, write, change: (...asked) => service.update(...asked) }),
        itemSheet({ may, store: items, references, write }),
        references,
        seenLists({ may, listsWith }),
        taken,
        wordpress,
      ),
    },
    bodies: [
      { path: '/api/collections/{id}/import', bytes: importBytes },
      { path: '/api/collections/{id}/items', bytes: sheetBytes },
    ],
    jobs: [moments.job, job, pictures],
    routes: [...exportRoutes(service, ofItems), wordpressRoute(wordpress)],
    leftByWorkspace: async (id) => ({ fileKeys: await wordpress.keysOf(id) }),
    async *exportsOfWorkspace(session) {
      for (const collection of (await service.list(session)).items) {
        const folder = `colecciones/${collection.id}`
        yield jsonFile(`${folder}.json`, collection)
        yield* listFiles(folder, (page) =>
          ofItems.list(session, collection.id, { ...page, operator: 'is', value: '', direction: 'up' }),
        )
      }
    },
  }
  return {
    feature,
    service,
    items: ofItems,
    itemTranslations: ofLanguages,
    /** What of a collection itself is said in other languages. */
    translated: translatedCollections({ ...given, may, store }),
    templates: ofTemplates,
    ...listsWith([]),
    itemPages: pagesWith([]),
  }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    collections: ReturnType<typeof collectionsFeature>
  }
}

export const collectionsRoom = defineRoom({
  name: 'collections',
  policy: collectionPolicy,
  needs: ['accounts', 'pages', 'pictures', 'sites', 'delivery'],
  late: ['translations'],
  make: ({ platform, from, later }) =>
    collectionsFeature({
      ...platform,
      namesOf: (ids) => from('accounts').namesOf(ids),
      bringPicture: (...asked) => from('pictures').service.bring(...asked),
      languagesOf: (...asked) => from('sites').service.languagesOf(...asked),
      mainLanguageOf: (...asked) => from('sites').service.mainLanguageOf(...asked),
      liveTextsOf: (id) => later('translations').live.of(id),
      rootOf: (...asked) => from('pages').published.rootOf(...asked),
      async siteUrlOf(...asked) {
        const host = await from('pages').published.hostOf(...asked)
        return host === undefined ? undefined : originOfSite(publicOrigins(platform.config), host)
      },
      askedOf: (...asked) => from('pages').publishing.askedOf(...asked),
      async liveOf(workspaceId, pageId) {
        const { published } = from('pages')
        const live = await published.live(workspaceId, pageId)
        const names = await published.namesOf(workspaceId, [pageId])
        return (
          live && { name: names.get(pageId) ?? '', document: storedDocument(live.document).read().document }
        )
      },
      onTemplate: from('delivery').service.forgetPage,
      itemsAt: (...asked) => from('delivery').service.itemsAt(...asked),
    }),
  on({ itemPages: pages }, { from }) {
    /** Lists lead to the pages of items as long as their template stands. */
    const follow = async (events: readonly { workspaceId: string; subject: { id: string } }[]) => {
      for (const { workspaceId, subject } of events) {
        const template = await pages.ofPage(subject.id)
        if (template)
          await from('pages').shownItems.changed([{ workspaceId, subject: { id: template.collectionId } }])
      }
    }
    return {
      'page.published': { later: [follow] },
      'page.unpublished': { later: [follow] },
      'page.removed': { later: [follow] },
      'page.restored': { later: [follow] },
      'translation.published': { later: [follow] },
      'translation.withdrawn': { later: [follow] },
    }
  },
})
