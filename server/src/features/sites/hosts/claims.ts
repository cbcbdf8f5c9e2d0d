import type { ProofResult } from '@aurelio/contracts/hosts'
import type { Database } from '../../../platform/database/database.ts'
import type { SiteRow } from '../../../platform/database/tables/sites.ts'
import { refuse } from '../../../platform/http/failures.ts'
import type { SitePages } from '../site-places.ts'
import { languageHostStore } from './languages/store.ts'
import { siteStore } from '../store.ts'
import { readHost } from './host-name.ts'
import { lookForProof, type ReadTexts } from './host-proof.ts'
import type { HeldHost } from './renewal-job.ts'

type Parts = {
  database: Database
  /** The hosts of the installation itself. */
  ownHosts: readonly string[]
  /** True where a host counts without its proof. */
  unverified: boolean
  readTexts: ReadTexts
  pages: Pick<SitePages, 'relocateAll' | 'refreshAll'>
}
type Site = Pick<SiteRow, 'id' | 'workspaceId' | 'host' | 'claim' | 'hostProof'>

/** Whose a host is: asked for by a site, and its own once that is proven. */
export function hostClaims({ database, ownHosts, unverified, readTexts, pages }: Parts) {
  const store = siteStore(database)
  const languages = languageHostStore(database)

  /** Throws where another site has it, or a language of any; of whose it is nobody is told. */
  async function demandFree(host: string, siteId: string) {
    const holder = await store.byHost(host)
    if ((holder && holder.id !== siteId) || (await languages.byHost(host))) throw refuse('HOST_TAKEN')
  }

  /** `byRecord`: its DNS record was found, and is looked for again from now on. */
  async function grant({ id, workspaceId, host: before }: Site, host: string, byRecord: boolean) {
    await demandFree(host, id)
    await store.change(workspaceId, id, {
      host,
      claim: null,
      hostProvenAt: new Date().toISOString(),
      hostByRecord: byRecord ? 1 : 0,
      hostMissingSince: null,
    })
    if (before === null) await pages.relocateAll(workspaceId, id, { id, root: id })
    else await pages.refreshAll(workspaceId, id)
  }

  async function leave({ id, workspaceId, host }: Site, claim: string | null) {
    await store.change(workspaceId, id, {
      host: null,
      claim,
      hostProvenAt: null,
      hostByRecord: 0,
      hostMissingSince: null,
    })
    if (host !== null) await pages.relocateAll(workspaceId, id, { id, root: '' })
  }

  async function found({ id, workspaceId }: Pick<Site, 'id' | 'workspaceId'>) {
    const hostProvenAt = new Date().toISOString()
    await store.change(workspaceId, id, { hostProvenAt, hostByRecord: 1, hostMissingSince: null })
  }

  return {
    grant,

    /** Asks for a host; it stands beside the one that the site has until it is proven. */
    async claim(site: Site, typed: string) {
      const read = readHost(typed, ownHosts)
      if ('reason' in read) throw refuse('HOST_REFUSED', read)
      const { host } = read
      if (host === site.host) return store.change(site.workspaceId, site.id, { claim: null })
      await demandFree(host, site.id)
      if (unverified) return grant(site, host, false)
      return store.change(site.workspaceId, site.id, { claim: host })
    },

    /** Its pages stand under /p/ again. */
    release: (site: Site) => leave(site, null),

    /** The record of the host that a site has is there again. */
    found,

    /** What DNS says of the host that a site asks for, or else of the one that it has. */
    async lookFor({ host, claim, hostProof }: Site): Promise<ProofResult> {
      const name = claim ?? host
      return name === null ? 'missing' : lookForProof(name, hostProof, readTexts)
    },

    /** Those of any workspace that a DNS record proves. */
    async held(): Promise<HeldHost[]> {
      return (await store.withRecord()).flatMap((site) => {
        const { id, workspaceId, host, hostProof, hostMissingSince } = site
        if (host === null) return []
        return {
          workspaceId,
          siteId: id,
          host,
          missingSince: hostMissingSince,
          lookFor: () => lookForProof(host, hostProof, readTexts),
          async now() {
            const row = await store.find(workspaceId, id)
            return row && { host: row.host, missingSince: row.hostMissingSince }
          },
          found: () => found(site),
          miss: (since: string) => store.change(workspaceId, id, { hostMissingSince: since }),
          // It stays asked for, so that the record is all it takes to have it back.
          lose: () => leave(site, host),
        }
      })
    },
  }
}
export type HostClaims = ReturnType<typeof hostClaims>
