import { randomUUID } from 'node:crypto'
import { languageHostOf } from '@aurelio/contracts/language-hosts'
import { readPageSettings } from '@aurelio/contracts/page-settings'
import { addressOf, type PublicOrigins, readManifest, standsAt, translationStandsAt } from '@aurelio/page'
import type { Database } from '../../platform/database/database.ts'
import { outageOf } from '../../platform/database/errors.ts'
import { recentlyUsed } from '../../platform/recently-used.ts'
import { type Loaded, type LivePage, type LoadParts, loadPage, type PlaceOfPage } from './load-page.ts'
import { type ListAsk, listAskText } from '@aurelio/page/values'
import { itemAddressIn } from './item-pages.ts'
import { itemAddresses } from './load-item.ts'
import { type ListedPage } from './site-files.ts'
import { mainLanguageOf } from './rerender.ts'
import { publishedPageStore } from './store.ts'
import { publishedTranslationStore } from './translations/store.ts'

const cacheBytes = 64 * 1024 * 1024
/** What visitors ask of lists may be anything: however much it is, pages stay in memory. */
const listBytes = 16 * 1024 * 1024
/** Other processes may publish too: with PostgreSQL a hot page is compared with the database this often. */
const recheckMs = 1000

/** As many as a sitemap holds. */
const mostListed = 50_000
type Listed = {
  pageId: string
  host: string | null
  languageHosts: string | null
  url: string
  publishedAt: string
  /** The language of the page itself. */
  language: string
}

type Entry = Omit<Loaded, 'weight'> & { size: number; checkedAt: number }
type Parts = Omit<LoadParts, 'store' | 'translations'> & { database: Database }

const sizeOf = ({ size }: Entry): number => size

/** Reads published pages through a cache in the process, bounded in bytes, the one read longest ago first out. */
export function publishedPageService({ database, ...parts }: Parts) {
  const { origins, files, log } = parts
  const store = publishedPageStore(database)
  const translated = publishedTranslationStore(database)
  const whole = recentlyUsed(cacheBytes, sizeOf)
  const lists = recentlyUsed(listBytes, sizeOf)
  const cacheOf = (key: string) => (isOfList(key) ? lists : whole)
  /** By their keys, as `addressed` makes them. */
  const loading = new Map<string, Promise<LivePage | null>>()

  function forget(key: string) {
    cacheOf(key).forget(key)
    // What is being read now may be the old page: the next request reads again.
    loading.delete(key)
  }

  /** What is made at a visit, of what changed. What of it is being made now is made again. */
  function forgetWhere(isChanged: (entry: Entry) => boolean) {
    for (const cache of [whole, lists]) cache.forgetWhere(isChanged)
    for (const key of loading.keys())
      if (isOfList(key) || isMadeOfAnother(key.slice(key.indexOf('/') + 1))) loading.delete(key)
  }

  /** A page, and what is made of it at its visits. */
  function forgetAt(root: string, slug: string) {
    forget(addressed({ root, slug }))
    forgetWhere(({ pageAt }) => pageAt?.root === root && pageAt.slug === slug)
  }

  function loadOnce(place: PlaceOfPage, ask: ListAsk | null): Promise<LivePage | null> {
    const key = addressed(place, ask)
    const running = loading.get(key)
    if (running) return running
    const promise = loadPage({ ...parts, store, translations: translated }, place, ask)
      .then((found) => {
        if (loading.get(key) !== promise) return found?.page ?? null
        if (!found) return null
        const { weight, ...kept } = found
        cacheOf(key).keep(key, { ...kept, size: weight, checkedAt: Date.now() })
        return found.page
      })
      .finally(() => {
        if (loading.get(key) === promise) loading.delete(key)
      })
    loading.set(key, promise)
    return promise
  }

  /** A hot page at once where it is known to be current; else undefined, and `live` is to be asked. */
  function hot(root: string, slug: string): LivePage | undefined {
    const entry = whole.get(addressed({ root, slug }))
    return entry && isFresh(entry) ? entry.page : undefined
  }

  function isFresh({ checkedAt }: Entry) {
    return database.engine === 'sqlite' || Date.now() - checkedAt <= recheckMs
  }

  /**
   * Has what stands of a workspace and shows this picture rendered again at its next visit, under a new key: until that
   * is done others go on serving the old file from memory, and a process that dies in between leaves the page as it was.
   */
  async function outdate(workspaceId: string, address: string) {
    const file = address.split('/').at(-1) ?? ''
    for (const { root, slug, fileKey, ...variant } of await store.loading(workspaceId, file)) {
      if (!(await store.replaceFile({ ...variant, fileKey }, `pages/${randomUUID()}.html`))) continue
      forgetAt(root, slug)
      if (fileKey !== null)
        await files
          .delete(fileKey)
          .catch((error: unknown) => log.warn({ error, fileKey }, 'A file could not be removed'))
    }
  }

  /** The page at this address, with what a visitor asks of one of its lists; null where there is none. */
  async function current(place: PlaceOfPage, ask: ListAsk | null): Promise<LivePage | null> {
    const key = addressed(place, ask)
    const entry = cacheOf(key).get(key)
    if (!entry) return loadOnce(place, ask)
    if (isFresh(entry)) return entry.page
    if (await isCurrent(entry)) {
      entry.checkedAt = Date.now()
      return entry.page
    }
    forget(key)
    return loadOnce(place, ask)
  }

  /** The page at this address; null where none is published. */
  const live = (root: string, slug: string) => current({ root, slug }, null)

  /** Pages as a sitemap lists them: those of items in the place of their template, and each in all of its languages. */
  async function withAllPages(root: string, pages: readonly Listed[]) {
    const templates = new Map((await parts.items.all()).map((template) => [template.pageId, template]))
    const translations = Map.groupBy(await translated.translationsOf(root), ({ pageId }) => pageId)
    const listed: ListedPage[] = []
    for (const { pageId, host, languageHosts, url, publishedAt, language } of pages) {
      const site = { host, languageHosts }
      const template = templates.get(pageId)
      const spoken = translations.get(pageId) ?? []
      if (!template) {
        const others = spoken.map((each) => ({ language: each.language, url: urlIn(origins, site, each) }))
        const alternates = others.length > 0 ? [{ language, url }, ...others] : []
        for (const each of [{ url }, ...others]) listed.push({ url: each.url, publishedAt, alternates })
        continue
      }
      const itemAt = itemAddresses(origins, site, template.prefix)
      for (const { slug, updatedAt } of await parts.items.addresses(template, mostListed)) {
        const main = { language, url: itemAt(slug, null).url }
        const all = [
          main,
          ...spoken.map(({ language: code }) => ({ language: code, url: itemAt(slug, code).url })),
        ]
        const at = updatedAt > publishedAt ? updatedAt : publishedAt
        for (const each of all)
          listed.push({ url: each.url, publishedAt: at, alternates: all.length > 1 ? all : [] })
      }
    }
    return listed.slice(0, mostListed)
  }

  return {
    /** What a workspace has published, by its title, and where each page stands. */
    async ofWorkspace(workspaceId: string) {
      const rows = await store.ofWorkspace(workspaceId)
      return rows.map(({ host, homePageId, ...row }) => {
        const { url, ...address } = standsAt(origins, {
          host,
          slug: row.slug,
          isHome: homePageId === row.pageId,
        })
        return { ...row, address, origin: new URL(url).origin }
      })
    },
    hot,
    /** Which elements of a published page show forms of the workspace, and which. */
    async symbolFormsOf(pageId: string) {
      return Object.entries(readManifest(await store.manifestOf(pageId))?.symbolForms ?? {})
    },
    forget: forgetAt,
    /** What was made of items of a collection at its visit is made again. */
    forgetCollection: (id: string) => forgetWhere(({ collections }) => collections.includes(id)),
    /** What is made of a page is made again: it has become a template, or is none any more. */
    forgetPage: (id: string) => forgetWhere(({ page }) => page.pageId === id),

    /** Where items have their pages in a language, whose template this page is; null while it is not published. */
    async itemsAt(pageId: string, prefix: string, language: string) {
      const place = await store.placeOf(pageId)
      if (!place) return null
      const itemAt = itemAddresses(origins, place, prefix)
      const translation = (await translated.isIn(pageId, language)) ? language : null
      return (slug: string) => itemAt(slug, translation).url
    },

    /** What stands in the place of a template at its own address: the page of its first item. */
    async insteadOf({ pageId, variant }: LivePage): Promise<string | undefined> {
      const template = await parts.items.ofPage(pageId)
      const [first] = template ? await parts.items.addresses(template, 1) : []
      const place = await store.placeOf(pageId)
      if (!template || !first || !place) return undefined
      const itemAt = itemAddresses(origins, place, template.prefix)
      // Variants of a test have letters, translations the codes of their languages.
      return itemAt(first.slug, /^[a-z]{2}$/.test(variant) ? variant : null).page
    },

    /** What was published last below a word at a place, in a language or as its template is; null where no template has it. */
    async feed(root: string, { prefix, language: asked }: { prefix: string; language: string | null }) {
      for (const template of await parts.items.at(prefix)) {
        const { pageId } = template
        const row =
          asked === null
            ? (await store.template(root, pageId))[0]
            : await translated.templateIn(root, pageId, asked)
        if (!row) continue
        const language = asked ?? mainLanguageOf(row)
        const addressAt = itemAddresses(origins, row, prefix)
        const itemAt = (slug: string) => addressAt(slug, asked).url
        const told = await parts.items.feed(template, language, itemAt)
        const { description } = readPageSettings(row.settings)
        return told && { ...told, language, description, url: itemAt('rss.xml') }
      }
      return null
    },
    outdate,

    /** The origin of a site's own host. */
    originOf: (host: string) => origins.ofHost(host),

    /** What of a site's pages searchers may list at one of its hosts, where each stands and since when. */
    listed: async (siteId: string, host: string) =>
      withinOrigin(
        origins.ofHost(host),
        await withAllPages(
          siteId,
          indexed(await store.listed(siteId)).map(({ publishedAt, homePageId, ...row }) => ({
            ...row,
            publishedAt,
            language: readPageSettings(row.settings).language || row.language || 'es',
            url: standsAt(origins, { ...row, isHome: homePageId === row.pageId }).url,
          })),
        ),
      ),

    /** The same of the pages that stand under /p/, of all workspaces. */
    listedShared: async () =>
      withAllPages(
        '',
        indexed(await store.listedShared()).map(({ publishedAt, slug, pageId, settings, language }) => ({
          pageId,
          language: readPageSettings(settings).language || language || 'es',
          host: null,
          languageHosts: null,
          publishedAt,
          url: origins.shared + addressOf(slug).page,
        })),
      ),

    /** Where an address leads at which nothing stands; undefined where nowhere. */
    async movedTo(root: string, slug: string): Promise<string | undefined> {
      const row = await store.redirect(root, slug)
      if (!row) return undefined
      if (row.target !== null) return row.target
      if (row.slug === null) return undefined
      const { url, page } = standsAt(origins, {
        ...row,
        slug: row.slug,
        isHome: row.homePageId === row.pageId,
      })
      return row.host === null && root === '' ? page : url
    },

    live,
    pathIn: (root: string, slug: string, language: string) => translated.pathOf(root, slug, language),
    /** Whether a page stands in memory with what a visitor asks of one of its lists. */
    isKept: (place: PlaceOfPage, ask: ListAsk) => lists.has(addressed(place, ask)),
    /** That page; null where nothing may be asked. */
    asked: (place: PlaceOfPage, ask: ListAsk) => current(place, ask),

    /** A page wherever it stands; null where it does not. */
    async ofPage(pageId: string): Promise<LivePage | null> {
      const place = await store.placeOf(pageId)
      return place ? live(place.root, place.slug) : null
    },
  }
}
export type PublishedPageService = ReturnType<typeof publishedPageService>

/** Where a page of a site stands in another language. */
function urlIn(
  origins: PublicOrigins,
  site: Pick<Listed, 'host' | 'languageHosts'>,
  { language, path, pageId, homePageId }: SpokenPage,
): string {
  const { host } = site
  const ownHost = languageHostOf(site, language)
  return translationStandsAt(origins, { host, ownHost, language, path, isHome: homePageId === pageId }).url
}
type SpokenPage = { language: string; path: string; pageId: string; homePageId: string | null }

/** A sitemap lists what stands at its own host alone; the same in other languages is named beside it. */
function withinOrigin(origin: string, pages: readonly ListedPage[]): ListedPage[] {
  return pages.filter(({ url }) => url.startsWith(`${origin}/`))
}

/** While the database is away nobody publishes either: what is in memory is served on. */
async function isCurrent({ state, current }: Entry) {
  try {
    return (await current()) === state
  } catch (error) {
    if (outageOf(error) === null) throw error
    return true
  }
}

/** Those that searchers may show. */
function indexed<Row extends { settings: string }>(rows: readonly Row[]): Row[] {
  return rows.filter(({ settings }) => readPageSettings(settings).indexed)
}

/** The key of a page, and of what a visitor asks of one of its lists. */
function addressed({ root, slug }: PlaceOfPage, ask: ListAsk | null = null): string {
  return ask ? `${root}/${slug}?${listAskText(ask)}` : `${root}/${slug}`
}

/** Whether what stands there is made of a page at another address: that of an item, or a translation. */
function isMadeOfAnother(path: string): boolean {
  return path.length === 2 || itemAddressIn(path) !== null
}

function isOfList(key: string): boolean {
  return key.includes('?')
}
