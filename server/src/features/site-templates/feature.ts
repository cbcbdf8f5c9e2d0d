import { ORPCError } from '@orpc/server'
import { decodeStoredPage } from '@aurelio/page/document'
import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { defineRoom } from '../../platform/rooms/room.ts'
import { siteTemplateRoutes } from './routes.ts'
import { siteTemplateService } from './service.ts'
import { siteTemplateStore } from './store.ts'

type Parts = Pick<Platform, 'database' | 'access' | 'emit'> &
  Omit<Parameters<typeof siteTemplateService>[0], 'store'>

function siteTemplatesFeature(parts: Parts) {
  const store = siteTemplateStore(parts.database)
  const feature: Feature = {
    calls: { siteTemplates: siteTemplateRoutes(siteTemplateService({ ...parts, store })) },
  }
  return { feature }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    siteTemplates: ReturnType<typeof siteTemplatesFeature>
  }
}

function readPage(document: unknown) {
  const read = decodeStoredPage(document)
  if (!read.ok) throw read.error
  return read.page
}

/** What is asked of a thing that may be gone: null where it is. */
async function unlessGone<Result>(asked: Promise<Result>): Promise<Result | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof ORPCError && error.code === 'NOT_FOUND') return null
    throw error
  }
}

/** Whole webs out of a template: it does in the rooms of sites, pages and collections what a person would do there. */
export const siteTemplatesRoom = defineRoom({
  name: 'siteTemplates',
  needs: ['sites', 'brand', 'pages', 'collections', 'translations', 'pictures', 'symbols'],
  make({ platform, from }) {
    const { service: sites, legal } = from('sites')
    const { service: pages, publishing, places } = from('pages')
    const { service: collections, items, itemTranslations, templates, itemPages } = from('collections')
    const { service: translations } = from('translations')
    const { service: pictures } = from('pictures')
    const { service: symbols, onPages } = from('symbols')
    return siteTemplatesFeature({
      ...platform,
      sites: {
        create: (...asked) => sites.create(...asked),
        change: (...asked) => sites.change(...asked),
        remove: (...asked) => sites.remove(...asked),
        nameOf: async (...asked) => (await sites.get(...asked)).name,
        makeLegal: (...asked) => legal.make(...asked),
        dress: (...asked) => from('brand').service.save(...asked),
      },
      pages: {
        create: (...asked) => pages.create(...asked),
        async get(...asked) {
          const { document, ...page } = await pages.get(...asked)
          return { ...page, document: readPage(document) }
        },
        save: (...asked) => pages.save(...asked),
        publish: (...asked) => publishing.publish(...asked),
        async isPublished(workspaceId, id) {
          const page = await unlessGone(pages.summary(workspaceId, id))
          return page && page.publication !== null
        },
        refreshAll: (...asked) => places.refreshAll(...asked),
      },
      collections: {
        create: (...asked) => collections.create(...asked),
        add: (...asked) => items.add(...asked),
        translate: (...asked) => itemTranslations.save(...asked),
        remove: (...asked) => collections.remove(...asked),
        setTemplate: (...asked) => templates.set(...asked),
        prefixIsTaken: async (prefix) => (await itemPages.at(prefix)).length > 0,
        async stateSince(session, id, at) {
          const collection = await unlessGone(collections.get(session, id))
          if (!collection) return null
          const query = { limit: 1, operator: 'is', value: '', direction: 'down' } as const
          // Those that changed last come first.
          const [last] = (await items.list(session, id, query)).items
          const isChanged = collection.updatedAt > at || (last !== undefined && last.updatedAt > at)
          return { name: collection.name, isChanged }
        },
      },
      symbols: {
        create: (...asked) => symbols.create(...asked),
        remove: (...asked) => symbols.remove(...asked),
        async stateBeside(session, id, pageIds) {
          const symbol = await unlessGone(symbols.get(session, id))
          if (!symbol) return null
          const { pages: shownOn } = await onPages.pages(session, id)
          const isElsewhere = shownOn.some((page) => !pageIds.includes(page.id))
          // It was made as its first version.
          return { name: symbol.name, isChanged: symbol.number > 1 || isElsewhere }
        },
      },
      translations: {
        say: (...asked) => translations.say(...asked),
        settle: (...asked) => translations.settleNear(...asked),
        publish: (...asked) => translations.publish(...asked),
      },
      pictures: {
        addOnce: (...asked) => pictures.addOnce(...asked),
        remove: (...asked) => unlessGone(pictures.remove(...asked)),
      },
    })
  },
})
