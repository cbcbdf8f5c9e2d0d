import type { KnownContests, KnownFilms, KnownQuizzes } from '@aurelio/page/values'
import { randomUUID } from 'node:crypto'
import { type PageSettings, readPageSettings } from '@aurelio/contracts/page-settings'
import type { PageSummary } from '@aurelio/contracts/pages'
import type { LegalData } from '@aurelio/contracts/workspace-settings'
import { headOf, organizationAt, renderPublication, standsAt, type PublicOrigins } from '@aurelio/page'
import {
  keptLinks,
  keptSymbolsText,
  type PageDocument,
  readKeptSymbols,
  type SiteLinks,
  type StoredDocument,
  storedDocument,
  withKeptLinks,
  withSymbols,
} from '@aurelio/page/document'
import { readTheme } from '@aurelio/page/theme'
import {
  collectionsIn,
  type KnownPictures,
  type PictureFacts,
  readShownItems,
  shownItemsText,
} from '@aurelio/page/values'
import type { Database } from '../../../platform/database/database.ts'
import { constraintFault } from '../../../platform/database/errors.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { notFound } from '../../../platform/http/failures.ts'
import type { FileStore } from '../../../platform/storage/file-store.ts'
import { settleAddress } from '../address.ts'
import { withKeptItems } from '@aurelio/page/elements'
import { type ItemsOf, keptItems } from './with-items.ts'
import type { BusinessOf } from '../links/business.ts'
import type { DestinationsOf } from '../links/destinations.ts'
import type { LanguagesOf } from '../links/languages.ts'
import type { SiteLinksOf } from '../links/site-links.ts'
import { placed, type ReadyIn } from '../translations/placed.ts'
import { noTranslation, translationRows } from '../translations/rows.ts'
import { translatedVariantStore } from '../translations/store.ts'
import { aboutPage, type Happened } from '../about-page.ts'
import type { PageService } from '../service.ts'
import { pageStore } from '../store.ts'
import { keepVersion } from '../versions/keep-version.ts'
import { readVersion } from '../versions/read-version.ts'
import { publicationStore } from './store.ts'

const attempts = 5

/** What publishing asks of the workspace's pictures. */
export type PagePictures = {
  /** What is known of those that a text names. */
  factsOf: (workspaceId: string, text: string) => Promise<KnownPictures>
  /** The JSON of a page with what it carries in itself put among them. */
  withoutInline: (who: Omit<Happened, 'at'>, json: string) => Promise<string>
}

/** A variant that is tried beside the page itself, which is A. */
export type Tested = {
  variant: string
  /** The stored page, as text. */
  document: string
  /** What its version is called. */
  name: string
}
export type TestedOn = (workspaceId: string, pageId: string) => Promise<readonly Tested[]>

/** What a page shows of symbols as they are now, as a publication keeps it; null for none. */
export type SymbolsOf = (workspaceId: string, document: PageDocument) => Promise<string | null>

type Parts = {
  database: Database
  files: FileStore
  origins: PublicOrigins
  pages: PageService
  emit: Emit
  /** The kit of a site, as it is kept; null where it has none. */
  themeOf: (workspaceId: string, siteId: string | null) => Promise<string | null>
  /** Who answers for what the workspace publishes. */
  legalOf: (workspaceId: string) => Promise<LegalData>
  pictures: PagePictures
  /** What is known of the films of the player that a text names. */
  filmsOf: (workspaceId: string, text: string) => Promise<KnownFilms>
  /** What is known of the quizzes that a text names. */
  quizzesOf: (workspaceId: string, text: string, language: string) => Promise<KnownQuizzes>
  /** What is known of the contests that a text names. */
  contestsOf: (workspaceId: string, text: string, language: string) => Promise<KnownContests>
  symbolsOf: SymbolsOf
  itemsOf: ItemsOf
  /** Has what shows a collection looked at again. */
  refreshItems: (workspaceId: string, collectionId: string) => Promise<unknown>
  destinationsOf: DestinationsOf
  linksOf: SiteLinksOf
  languagesOf: LanguagesOf
  businessOf: BusinessOf
  readyIn: ReadyIn
  /** What is tried beside a page while it is live. */
  testedOn: TestedOn
  /** Called when what a publication says of the picture at this address is not all that is known any more. */
  onPicturesChanged: (workspaceId: string, address: string) => Promise<void>
  /** Removes files that no row names any more. */
  discard: (fileKeys: readonly string[]) => Promise<void>
  /** Called when nothing stands at this address any more. */
  onGone: (root: string, slug: string) => void
}

/** Who publishes what; without a version, the page as it was saved last. */
export type Publishing = {
  who: Omit<Happened, 'at'>
  id: string
  slug?: string | undefined
  settings?: PageSettings | undefined
  versionId?: string | undefined
  /** What is tried beside it from now on; without a word, what is tried already. */
  tested?: readonly Tested[] | undefined
  /** Pages that are published with it: menus lead there already. */
  together?: readonly string[] | undefined
  /** Done in the transaction in which it becomes the live one. */
  alongside?: (() => Promise<void>) | undefined
}

/** Publishes: the page is rendered, kept as a file, and then becomes the live one in one transaction. */
export function publisher(parts: Parts) {
  const {
    database,
    origins,
    pages,
    emit,
    themeOf,
    legalOf,
    pictures,
    filmsOf,
    quizzesOf,
    contestsOf,
    symbolsOf,
  } = parts
  const { destinationsOf, linksOf, discard, onGone, languagesOf, readyIn } = parts
  const variantRows = translatedVariantStore(database)
  const store = publicationStore(database)
  const pageRows = pageStore(database)

  async function prepare({ who, id, slug: asked, settings: given, versionId, ...publishing }: Publishing) {
    const page = await pageRows.content(who.workspaceId, id)
    if (!page) throw notFound()
    const saved =
      versionId === undefined ? page.document : storedDocument(await readVersion(database, id, versionId))
    const tested = publishing.tested ?? (await parts.testedOn(who.workspaceId, id))
    const slug = await settleAddress(database, { id, ...page }, asked)
    const settings = given ?? readPageSettings(page.settings)
    const title = settings.title || page.name
    const address = standsAt(origins, { host: page.host, slug, isHome: page.isHome })
    const business = await parts.businessOf(who.workspaceId, page.siteId)
    const responsible = page.isHome
      ? organizationAt(await legalOf(who.workspaceId), business, address.url)
      : {}
    const head = { ...headOf(settings, address.url, page), ...responsible }
    const theme = await themeOf(who.workspaceId, page.siteId)
    const { menu, trailOf } = await linksOf(who.workspaceId, page.siteId, [
      id,
      ...(publishing.together ?? []),
    ])
    const links = { menu, trail: trailOf({ ...page, id }) }
    const language = settings.language || page.language || 'es'
    const ready = page.siteId === null ? [] : await readyIn(who.workspaceId, id)
    const translated = { root: page.root, pageId: id, slug, title, settings }
    const translations = await placed(database, translated, ready)
    const { workspaceId } = who
    const languages = await languagesOf({
      workspaceId,
      siteId: page.siteId,
      pageId: id,
      main: language,
      address,
      current: language,
      own: translations,
    })
    const shows = async (variant: string, name: string | undefined, document: StoredDocument) => {
      const content = await contentOf(who, links, document, language)
      const { whole, known } = content
      const rendered = renderPublication(whole.document, {
        title,
        address,
        head,
        business,
        ...(languages && { languages }),
        theme: readTheme(theme),
        pictures: known,
        films: await filmsOf(who.workspaceId, content.shown),
        quizzes: await quizzesOf(who.workspaceId, content.shown, language),
        contests: await contestsOf(who.workspaceId, content.shown, language),
        destinations: await destinationsOf(who.workspaceId, page.siteId, whole.page),
      })
      return { variant, name, ...content, ...rendered }
    }
    const main = await shows('A', undefined, saved)
    const others = []
    for (const { variant, name, document } of tested)
      others.push(await shows(variant, name, storedDocument(document)))
    const variants = [...others, main]
    // Of an earlier version the page has been changed since, whatever it counts by now.
    const isCurrent = saved === page.document || JSON.stringify(page.document.read().page) === main.text
    return {
      page,
      version: isCurrent ? page.version : page.version - 1,
      slug,
      settings: JSON.stringify(settings),
      title,
      theme,
      variants,
      translations,
      symbols: symbolsOfAll(variants.map(({ symbols }) => symbols)),
      items: itemsOfAll(variants.map(({ items }) => items)),
      kept: {
        menu: variants.find(({ kept }) => kept.menu !== null)?.kept.menu ?? null,
        trail: variants.find(({ kept }) => kept.trail !== null)?.kept.trail ?? null,
      },
    }
  }

  /** A document as it is kept, and as visitors are shown it. */
  async function contentOf(
    who: Publishing['who'],
    links: SiteLinks,
    saved: StoredDocument,
    language: string,
  ) {
    const read = saved.read()
    const text = JSON.stringify(read.page)
    const stored = await pictures.withoutInline(who, text)
    const own = stored === text ? { read: () => read } : storedDocument(stored)
    const symbols = await symbolsOf(who.workspaceId, read.document)
    const put = withSymbols(own, symbols)
    const kept = keptLinks(put.read().document, links)
    const linked = withKeptLinks(put, kept)
    const items = await keptItems(parts.itemsOf, who.workspaceId, linked.read().document, language)
    const whole = withKeptItems(linked, items).read()
    const shown = symbols === null && items === null ? stored : JSON.stringify(whole.page)
    return {
      text,
      stored,
      symbols,
      items,
      kept,
      whole,
      shown,
      known: await pictures.factsOf(who.workspaceId, shown),
    }
  }

  async function publishOnce(publishing: Publishing): Promise<PageSummary> {
    const { who, id, alongside } = publishing
    const { workspaceId, actorId: authorId } = who
    const { page, version, slug, settings, title, theme, symbols, items, kept, variants, translations } =
      await prepare(publishing)
    const { root } = page
    const files = variants.map(({ html, ...variant }) => ({
      ...variant,
      html,
      fileKey: `pages/${randomUUID()}.html`,
    }))
    for (const { fileKey, html } of files) await parts.files.put(fileKey, html)
    const about = { workspaceId, pageId: id, authorId }
    let published: { summary: PageSummary; left: readonly string[] }
    try {
      published = await database.inTransaction(async () => {
        const before = await store.live(workspaceId, id)
        const replaced = before ? await store.withdraw(before.id) : []
        await pageRows.settle(workspaceId, id, {
          slug,
          settings,
          publishAt: null,
          publishBy: null,
          publishVersionId: null,
        })
        const at = new Date().toISOString()
        const left = before?.slug ?? page.slug
        if (left !== null && left !== slug && page.siteId !== null) {
          const from = { id: randomUUID(), siteId: page.siteId, root, slug: left, createdAt: at }
          await store.redirect({ ...from, pageId: id, target: null }, { root, slug })
          database.afterCommit(() => onGone(root, left))
        }
        const shows = []
        for (const { variant, name, stored: document, fileKey, manifest } of files) {
          const versionId = await keepVersion(database, { ...about, kind: 'published', name, document })
          shows.push({ variant, versionId, fileKey, manifest: JSON.stringify(manifest), ...noTranslation })
        }
        const row = { ...about, id: randomUUID(), root, slug, live: 1, version, title, settings } as const
        await store.insert({ ...row, theme, symbols, items, ...kept, publishedAt: at }, shows)
        const { versionId } = shows.at(-1) ?? {}
        if (versionId !== undefined)
          await variantRows.insert(translationRows({ id: row.id, root, versionId }, translations))
        await alongside?.()
        const summary = await pages.summary(workspaceId, id)
        await emit({ ...aboutPage({ ...who, at }, summary), kind: 'page.published', root, slug })
        return { summary, left: replaced }
      })
    } catch (error) {
      await discard(files.map(({ fileKey }) => fileKey))
      throw error
    }
    await discard(published.left)
    for (const { shown, known } of variants) await catchUp(workspaceId, shown, known)
    // Items that changed between the rendering and the moment from which the page was live.
    for (const collectionId of collectionsIn(items)) await parts.refreshItems(workspaceId, collectionId)
    return published.summary
  }

  /** Variants that were ready between the rendering and the moment from which the page was live. */
  async function catchUp(workspaceId: string, stored: string, before: KnownPictures) {
    const isKnown = ([address, { widths }]: [string, PictureFacts]) =>
      before.get(address)?.widths.length === widths.length
    const now = await pictures.factsOf(workspaceId, stored)
    for (const [address] of [...now].filter((each) => !isKnown(each)))
      await parts.onPicturesChanged(workspaceId, address)
  }

  return async function publish(publishing: Publishing): Promise<PageSummary> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await publishOnce(publishing)
      } catch (error) {
        const fault = constraintFault(error)
        if (fault === 'foreign-key') throw notFound()
        // Another page took the address between the look and the write, or somebody published this one too.
        if (fault !== 'unique' || attempt === attempts) throw error
      }
    }
  }
}

/** The symbols of all variants, each as it is now: they stand once in their publication. */
function symbolsOfAll(kept: readonly (string | null)[]): string | null {
  const [one = null, ...more] = new Set(kept.filter((text) => text !== null))
  if (more.length === 0) return one
  return keptSymbolsText(new Map([one, ...more].flatMap((text) => [...readKeptSymbols(text)])))
}

/** The items of all variants: what is asked for alike is the same. */
function itemsOfAll(kept: readonly (string | null)[]): string | null {
  const [one = null, ...more] = new Set(kept.filter((text) => text !== null))
  if (more.length === 0) return one
  return shownItemsText(new Map([one, ...more].flatMap((text) => [...readShownItems(text)])))
}
