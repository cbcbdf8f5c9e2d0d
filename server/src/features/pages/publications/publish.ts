import { randomUUID } from 'node:crypto'
import { type PageSettings, readPageSettings } from '@aurelio/contracts/page-settings'
import type { PageSummary } from '@aurelio/contracts/pages'
import type { LegalData } from '@aurelio/contracts/workspace-settings'
import { headOf, organizationAt, renderPublication, standsAt, type PublicOrigins } from '@aurelio/page'
import {
  keptLinks,
  type PageDocument,
  storedDocument,
  withKeptLinks,
  withSymbols,
} from '@aurelio/page/document'
import { readTheme } from '@aurelio/page/theme'
import type { KnownPictures, PictureFacts } from '@aurelio/page/values'
import type { Database } from '../../../platform/database/database.ts'
import { constraintFault } from '../../../platform/database/errors.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { notFound } from '../../../platform/http/failures.ts'
import type { FileStore } from '../../../platform/storage/file-store.ts'
import { settleAddress } from '../address.ts'
import type { DestinationsOf } from '../links/destinations.ts'
import type { SiteLinksOf } from '../links/site-links.ts'
import { aboutPage, type Happened, type PageService } from '../service.ts'
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
  symbolsOf: SymbolsOf
  destinationsOf: DestinationsOf
  linksOf: SiteLinksOf
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
}

/** Publishes: the page is rendered, kept as a file, and then becomes the live one in one transaction. */
export function publisher(parts: Parts) {
  const { database, files, origins, pages, emit, themeOf, legalOf, pictures, symbolsOf } = parts
  const { destinationsOf, linksOf, discard, onGone } = parts
  const store = publicationStore(database)
  const pageRows = pageStore(database)

  async function prepare({ who, id, slug: asked, settings: given, versionId }: Publishing) {
    const page = await pageRows.content(who.workspaceId, id)
    if (!page) throw notFound()
    const saved =
      versionId === undefined ? page.document : storedDocument(await readVersion(database, id, versionId))
    const read = saved.read()
    const text = JSON.stringify(read.page)
    const stored = await pictures.withoutInline(who, text)
    const slug = await settleAddress(database, { id, ...page }, asked)
    const settings = given ?? readPageSettings(page.settings)
    const title = settings.title || page.name
    const address = standsAt(origins, { host: page.host, slug, isHome: page.isHome })
    const responsible = page.isHome ? organizationAt(await legalOf(who.workspaceId), address.url) : {}
    const head = { ...headOf(settings, address.url, page), ...responsible }
    const theme = await themeOf(who.workspaceId, page.siteId)
    const own = stored === text ? { read: () => read } : storedDocument(stored)
    const symbols = await symbolsOf(who.workspaceId, read.document)
    const put = withSymbols(own, symbols)
    const { menu, trailOf } = await linksOf(who.workspaceId, page.siteId, id)
    const kept = keptLinks(put.read().document, { menu, trail: trailOf({ ...page, id }) })
    const whole = withKeptLinks(put, kept).read()
    const shown = symbols === null ? stored : JSON.stringify(whole.page)
    const known = await pictures.factsOf(who.workspaceId, shown)
    const rendered = renderPublication(whole.document, {
      title,
      address,
      head,
      theme: readTheme(theme),
      pictures: known,
      destinations: await destinationsOf(who.workspaceId, page.siteId, whole.page),
    })
    // Of an earlier version the page has been changed since, whatever it counts by now.
    const isCurrent = saved === page.document || JSON.stringify(page.document.read().page) === text
    return {
      page,
      version: isCurrent ? page.version : page.version - 1,
      slug,
      settings: JSON.stringify(settings),
      title,
      stored,
      shown,
      symbols,
      kept,
      known,
      theme,
      ...rendered,
    }
  }

  async function publishOnce(publishing: Publishing): Promise<PageSummary> {
    const { who, id } = publishing
    const { workspaceId, actorId: authorId } = who
    const prepared = await prepare(publishing)
    const { page, version, slug, settings, title, stored, shown, symbols, kept, known, theme } = prepared
    const { html, manifest } = prepared
    const { root } = page
    const fileKey = `pages/${randomUUID()}.html`
    await files.put(fileKey, html)
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
        const versionId = await keepVersion(database, { ...about, kind: 'published', document: stored })
        const row = { ...about, id: randomUUID(), root, slug, live: 1, version, title, settings } as const
        const shows = { variant: 'A', versionId, fileKey, manifest: JSON.stringify(manifest) }
        await store.insert({ ...row, theme, symbols, ...kept, publishedAt: at }, [shows])
        const summary = await pages.summary(workspaceId, id)
        await emit({ ...aboutPage({ ...who, at }, summary), kind: 'page.published', root, slug })
        return { summary, left: replaced }
      })
    } catch (error) {
      await discard([fileKey])
      throw error
    }
    await discard(published.left)
    await catchUp(workspaceId, shown, known)
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
