import { languageHostOf } from '@aurelio/contracts/language-hosts'
import { ledTo, type PageAddress, type PublicOrigins, translationStandsAt } from '@aurelio/page'
import type { PageLanguages } from '@aurelio/page/document'
import type { Database } from '../../../platform/database/database.ts'
import { readLanguages, translatedVariantStore } from '../translations/store.ts'
import { linkStore } from './store.ts'

/** A page that is about to be drawn. */
type Drawn = {
  workspaceId: string
  siteId: string | null
  pageId: string
  /** In which language the page itself is, and where it stands. */
  main: string
  address: PageAddress & { url: string }
  /** The language that it is drawn in. */
  current: string
  /** Its translations, where they are not those that visitors see now. */
  own?: readonly { language: string; path: string }[]
}

/** The languages of a site as one of its pages shows them; undefined where it has one alone. */
export type LanguagesOf = (page: Drawn) => Promise<PageLanguages | undefined>

export function siteLanguages({
  database,
  origins,
}: {
  database: Database
  origins: PublicOrigins
}): LanguagesOf {
  const links = linkStore(database)
  const variants = translatedVariantStore(database)

  return async ({ workspaceId, siteId, pageId, main, address, current, own }) => {
    if (siteId === null) return undefined
    const site = await links.ofSite(workspaceId, siteId)
    const codes = readLanguages(site.languages).filter((code) => code !== main)
    if (codes.length === 0) return undefined
    const shown = own ?? (await variants.live(pageId))
    const homes =
      site.homePageId === null || site.homePageId === pageId ? [] : await variants.live(site.homePageId)
    const at = (
      found: readonly { language: string; path: string | null }[],
      code: string,
      isHome: boolean,
    ) => {
      const path = found.find(({ language }) => language === code)?.path
      const ownHost = languageHostOf(site, code)
      return path
        ? translationStandsAt(origins, { host: site.host, ownHost, language: code, path, isHome })
        : null
    }
    const here = at(shown, current, site.homePageId === pageId)?.url ?? address.url
    return {
      current,
      items: [
        { code: main, address: ledTo(address, here), isHere: true, url: address.url },
        ...codes.map((code) => {
          const self = at(shown, code, site.homePageId === pageId)
          const instead = self ?? at(homes, code, true) ?? address
          return { code, address: ledTo(instead, here), isHere: self !== null, url: self?.url ?? null }
        }),
      ],
    }
  }
}
