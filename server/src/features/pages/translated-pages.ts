import { languageHostOf } from '@aurelio/contracts/language-hosts'
import { readPageSettings } from '@aurelio/contracts/page-settings'
import { type PublicOrigins, standsAt, translationStandsAt } from '@aurelio/page'
import { withKeptLinks, keptLinks, withSymbols } from '@aurelio/page/document'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/http/failures.ts'
import { settleAddress } from './address.ts'
import type { SiteLinksOf } from './links/site-links.ts'
import type { SymbolsOf } from './publications/publish.ts'
import { placeStore } from './places/store.ts'
import type { Relocation } from './places/relocate.ts'
import { pageStore } from './store.ts'
import { placed, type ReadyIn } from './translations/placed.ts'
import { translationRows } from './translations/rows.ts'
import { readLanguages, translatedVariantStore } from './translations/store.ts'

type Parts = {
  database: Database
  origins: PublicOrigins
  linksOf: SiteLinksOf
  symbolsOf: SymbolsOf
  readyIn: ReadyIn
  relocation: Pick<Relocation, 'refresh'>
  discard: (fileKeys: readonly string[]) => Promise<void>
  /** Called when what stood at this address is not what stands there now. */
  onGone: (root: string, slug: string) => void
}

/** What whoever translates pages asks of them. */
export function translatedPages(parts: Parts) {
  const { database, origins, linksOf, symbolsOf, readyIn, relocation, discard, onGone } = parts
  const pages = pageStore(database)
  const variants = translatedVariantStore(database)
  const places = placeStore(database)

  return {
    /** A page as it would be published now, with its symbols and the links of its site in it. Throws a 404 where there is none. */
    async whole(workspaceId: string, id: string) {
      const page = await pages.content(workspaceId, id)
      if (!page) throw notFound()
      const symbols = await symbolsOf(workspaceId, page.document.read().document)
      const put = withSymbols(page.document, symbols)
      const { menu, trailOf } = await linksOf(workspaceId, page.siteId, [id])
      const links = keptLinks(put.read().document, { menu, trail: trailOf({ ...page, id }) })
      const settings = readPageSettings(page.settings)
      const main = settings.language || page.language || 'es'
      const slug = await settleAddress(database, { id, ...page }, undefined)
      const live = await variants.publication(workspaceId, id)
      return {
        id,
        name: page.name,
        siteId: page.siteId,
        root: page.root,
        slug,
        main,
        languages: readLanguages(page.languages ?? '[]').filter((code) => code !== main),
        settings,
        isLive: live !== undefined,
        document: withKeptLinks(put, links).read().document,
        /** Where a translation of it would stand. */
        addressIn: (language: string, path: string) =>
          translationStandsAt(origins, {
            host: page.host,
            ownHost: languageHostOf(page, language),
            language,
            path,
            isHome: page.isHome,
          }).url,
        url: standsAt(origins, { host: page.host, slug, isHome: page.isHome }).url,
      }
    },

    /** What is published of a page in other languages, as it is kept. */
    async published(workspaceId: string, id: string) {
      const live = await variants.publication(workspaceId, id)
      return live ? variants.ofPublication(live.id) : []
    },

    isTaken: variants.isTaken,

    /** The pages of a site, without those in the bin. */
    async idsOfSite(workspaceId: string, siteId: string): Promise<string[]> {
      const found = await places.ofSite(workspaceId, siteId)
      return found.flatMap(({ id, deletedAt }) => (deletedAt === null ? [id] : []))
    },

    /** What of a site is published in other languages. */
    async publishedOfSite(workspaceId: string, siteId: string) {
      return (await variants.besides(workspaceId, siteId, [])).filter(({ live }) => live === 1)
    },

    /**
     * Gives what is live of a page its translations as they are ready now. The page itself stays as it was published; false where
     * it is not.
     */
    async publish(workspaceId: string, id: string): Promise<boolean> {
      const done = await database.inTransaction(async () => {
        const live = await variants.publication(workspaceId, id)
        if (!live) return null
        const before = await variants.ofPublication(live.id)
        const { root, slug, title } = live
        const page = { root, pageId: id, slug, title, settings: readPageSettings(live.settings) }
        const now = await placed(database, page, await readyIn(workspaceId, id))
        for (const { language } of before) await variants.remove(live.id, language)
        await variants.insert(translationRows(live, now))
        const isSame = pathsOf(before) === pathsOf(now)
        // Others of the site lead to it in each language.
        if (isSame) database.afterCommit(() => onGone(live.root, live.slug))
        else await refreshAround(workspaceId, id)
        return before.flatMap(({ fileKey }) => fileKey ?? [])
      })
      if (done) await discard(done)
      return done !== null
    },

    /** Takes away what of a site is published in other languages than these. */
    async keepOnly(workspaceId: string, siteId: string, languages: readonly string[]) {
      const gone = await variants.besides(workspaceId, siteId, languages)
      for (const { publicationId, language, root, slug } of gone) {
        await variants.remove(publicationId, language)
        database.afterCommit(() => onGone(root, slug))
      }
      database.afterCommit(() => void discard(gone.flatMap(({ fileKey }) => fileKey ?? [])))
    },
  }

  async function refreshAround(workspaceId: string, id: string) {
    const page = await pages.content(workspaceId, id)
    const ids = page?.siteId ? await variants.pagesOfSite(workspaceId, page.siteId) : [id]
    await relocation.refresh(ids)
  }
}

function pathsOf(rows: readonly { path: string | null }[]): string {
  return rows
    .map(({ path }) => path ?? '')
    .toSorted((one, other) => one.localeCompare(other))
    .join()
}
