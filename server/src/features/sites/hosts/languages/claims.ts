import type { ProofResult } from '@aurelio/contracts/hosts'
import { type KeptLanguageHost, readLanguageHosts } from '@aurelio/contracts/language-hosts'
import type { Database } from '../../../../platform/database/database.ts'
import { constraintFault } from '../../../../platform/database/errors.ts'
import type { SiteRow } from '../../../../platform/database/tables/sites.ts'
import { refuse } from '../../../../platform/http/failures.ts'
import { readHost } from '../host-name.ts'
import { lookForProof, type ReadTexts } from '../host-proof.ts'
import type { HeldHost } from '../renewal-job.ts'
import type { SitePages } from '../../site-places.ts'
import { siteStore } from '../../store.ts'
import { languageHostStore } from './store.ts'

type Parts = {
  database: Database
  /** The hosts of the installation itself. */
  ownHosts: readonly string[]
  /** True where a host counts without its proof. */
  unverified: boolean
  readTexts: ReadTexts
  pages: Pick<SitePages, 'refreshAll'>
}
type Site = Pick<SiteRow, 'id' | 'workspaceId' | 'host' | 'hostProof' | 'languageHosts'>

const nothing: KeptLanguageHost = { host: null, claim: null, byRecord: false, missingSince: null }

function of({ languageHosts }: Pick<Site, 'languageHosts'>, language: string): KeptLanguageHost {
  return readLanguageHosts(languageHosts)[language] ?? nothing
}

/** Hosts of the languages of a site: asked for and proven as the host of a site is, by a record with the same value. */
export function languageHostClaims({ database, ownHosts, unverified, readTexts, pages }: Parts) {
  const sites = siteStore(database)
  const store = languageHostStore(database)

  async function demandFree(host: string, siteId: string, language: string) {
    const holder = await store.byHost(host)
    const isOwn = holder?.siteId === siteId && holder.language === language
    if ((holder && !isOwn) || (await sites.byHost(host))) throw refuse('HOST_TAKEN')
  }

  /** Keeps what a language asks for and has; its pages are made anew where that changes where they stand. */
  async function keep(site: Site, language: string, next: KeptLanguageHost) {
    const { [language]: before = nothing, ...others } = readLanguageHosts(site.languageHosts)
    const isNothing = next.host === null && next.claim === null
    await sites.change(site.workspaceId, site.id, {
      languageHosts: JSON.stringify(isNothing ? others : { ...others, [language]: next }),
    })
    if (next.host === before.host) return
    await store.remove(site.id, language)
    if (next.host !== null) await has(next.host, site.id, language)
    await pages.refreshAll(site.workspaceId, site.id)
  }

  async function has(host: string, siteId: string, language: string) {
    try {
      await store.insert({ host, siteId, language })
    } catch (error) {
      throw constraintFault(error) === 'unique' ? refuse('HOST_TAKEN') : error
    }
  }

  async function grant(site: Site, language: string, host: string, byRecord: boolean) {
    await demandFree(host, site.id, language)
    await keep(site, language, { host, claim: null, byRecord, missingSince: null })
  }

  /** What DNS says of the host that a language asks for, or else of the one that it has. */
  async function lookFor(site: Site, language: string): Promise<ProofResult> {
    const { claim, host } = of(site, language)
    const name = claim ?? host
    return name === null ? 'missing' : lookForProof(name, site.hostProof, readTexts)
  }

  return {
    of,
    grant,
    lookFor,

    /** Asks for a host; it stands beside the one that the language has until it is proven. */
    async claim(site: Site, language: string, typed: string) {
      const read = readHost(typed, ownHosts)
      if ('reason' in read) throw refuse('HOST_REFUSED', read)
      const { host } = read
      const now = of(site, language)
      if (host === now.host) return keep(site, language, { ...now, claim: null })
      await demandFree(host, site.id, language)
      if (unverified) return grant(site, language, host, false)
      return keep(site, language, { ...now, claim: host })
    },

    /** Its pages stand below its code again. */
    release: (site: Site, language: string) => keep(site, language, nothing),

    /** The record of the host that a language has is there again. */
    found: (site: Site, language: string) =>
      keep(site, language, { ...of(site, language), byRecord: true, missingSince: null }),

    /** Lets the hosts go of languages that are not among these. */
    async keepOnly(workspaceId: string, siteId: string, languages: readonly string[]) {
      const site = await sites.find(workspaceId, siteId)
      for (const code of Object.keys(readLanguageHosts(site?.languageHosts ?? null))) {
        const now = languages.includes(code) ? undefined : await sites.find(workspaceId, siteId)
        if (now) await keep(now, code, nothing)
      }
    },

    /** Those of any workspace that a DNS record proves. */
    async held(): Promise<HeldHost[]> {
      return (await sites.withLanguageHosts()).flatMap((site) =>
        Object.entries(readLanguageHosts(site.languageHosts)).flatMap(([language, kept]) => {
          const { host, byRecord } = kept
          if (host === null || !byRecord) return []
          const now = () => sites.find(site.workspaceId, site.id)
          const change = async (next: Partial<KeptLanguageHost>) => {
            const current = await now()
            if (current) await keep(current, language, { ...of(current, language), ...next })
          }
          return {
            workspaceId: site.workspaceId,
            siteId: site.id,
            host,
            missingSince: kept.missingSince,
            lookFor: () => lookForProof(host, site.hostProof, readTexts),
            async now() {
              const current = await now()
              return current && of(current, language)
            },
            found: () => change({ missingSince: null }),
            miss: (missingSince: string) => change({ missingSince }),
            // It stays asked for, so that the record is all it takes to have it back.
            lose: () => change({ host: null, claim: host, byRecord: false, missingSince: null }),
          }
        }),
      )
    },
  }
}
export type LanguageHostClaims = ReturnType<typeof languageHostClaims>
