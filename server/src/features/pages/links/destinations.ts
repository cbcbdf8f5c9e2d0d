import { languageHostOf } from '@aurelio/contracts/language-hosts'
import { readLegalPages } from '@aurelio/contracts/sites'
import { type PublicOrigins, standsAt, translationStandsAt } from '@aurelio/page'
import { pageOfReference, referencesIn } from '@aurelio/page/values'
import type { Database } from '../../../platform/database/database.ts'
import { translatedVariantStore } from '../translations/store.ts'
import { linkStore } from './store.ts'

/** Where the references of a page lead, by the reference; what leads to nothing published is left out. */
export type DestinationsOf = (
  workspaceId: string,
  siteId: string | null,
  content: unknown,
  /** Pages that are there in it are led to in it. */
  language?: string,
) => Promise<ReadonlyMap<string, string>>

/** Looks up where pages stand now. A page of the same host is led to by its path. */
export function destinations({
  database,
  origins,
}: {
  database: Database
  origins: PublicOrigins
}): DestinationsOf {
  const store = linkStore(database)
  const variants = translatedVariantStore(database)
  return async (workspaceId, siteId, content, language) => {
    const references = [...referencesIn(content)]
    if (references.length === 0) return new Map()
    const site =
      siteId === null
        ? { legal: null, host: null, languageHosts: null }
        : await store.ofSite(workspaceId, siteId)
    const here = (language === undefined ? null : languageHostOf(site, language)) ?? site.host
    const legal = readLegalPages(site.legal)
    const wanted = new Map(
      references.map((reference) => [reference, pageOfReference(reference) ?? legalPage(reference)]),
    )
    const ids = [...wanted.values()].flatMap((id) => id ?? [])
    const rows = ids.length === 0 ? [] : await store.published(workspaceId, ids)
    const translated =
      language === undefined || rows.length === 0
        ? []
        : await variants.liveIn(
            rows.map(({ pageId }) => pageId),
            language,
          )
    const addresses = new Map([
      ...rows.map(({ pageId, slug, host, homePageId }) => {
        const stands = standsAt(origins, { host, slug, isHome: homePageId === pageId })
        return [pageId, host === here ? stands.page : stands.url] as const
      }),
      ...translated.flatMap(({ pageId, path, host, homePageId, languageHosts, language: code }) => {
        if (path === null) return []
        const isHome = homePageId === pageId
        const ownHost = languageHostOf({ host, languageHosts }, code)
        const stands = translationStandsAt(origins, { host, ownHost, language: code, path, isHome })
        return [[pageId, (ownHost ?? host) === here ? stands.page : stands.url] as const]
      }),
    ])
    return new Map(
      [...wanted].flatMap(([reference, id]) => {
        const address = id === undefined ? undefined : addresses.get(id)
        return address === undefined ? [] : [[reference, address] as const]
      }),
    )

    function legalPage(reference: string) {
      return Object.entries(legal).find(([kind]) => reference === `legal:${kind}`)?.[1]
    }
  }
}
