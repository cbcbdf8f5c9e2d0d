import type { ProofResult } from '@aurelio/contracts/hosts'
import type { Database } from '../../../platform/database/database.ts'
import type { SiteRow } from '../../../platform/database/tables/sites.ts'
import { refuse } from '../../../platform/http/failures.ts'
import type { SitePages } from '../site-places.ts'
import { siteStore } from '../store.ts'
import { readHost } from './host-name.ts'
import { lookForProof, type ReadTexts } from './host-proof.ts'

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

  /** Throws where another site has it; of whose it is nobody is told. */
  async function demandFree(host: string, siteId: string) {
    const holder = await store.byHost(host)
    if (holder && holder.id !== siteId) throw refuse('HOST_TAKEN')
  }

  async function grant({ id, workspaceId, host: before }: Site, host: string) {
    await demandFree(host, id)
    await store.change(workspaceId, id, { host, claim: null, hostProvenAt: new Date().toISOString() })
    if (before === null) await pages.relocateAll(workspaceId, id, { id, root: id })
    else await pages.refreshAll(workspaceId, id)
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
      if (unverified) return grant(site, host)
      return store.change(site.workspaceId, site.id, { claim: host })
    },

    /** Its pages stand under /p/ again. */
    async release({ id, workspaceId, host }: Site) {
      await store.change(workspaceId, id, { host: null, claim: null, hostProvenAt: null })
      if (host === null) return
      await pages.relocateAll(workspaceId, id, { id, root: '' })
    },

    /** What DNS says of the host that a site asks for. */
    lookFor: ({ claim, hostProof }: Site): Promise<ProofResult> =>
      claim === null ? Promise.resolve('missing') : lookForProof(claim, hostProof, readTexts),
  }
}
export type HostClaims = ReturnType<typeof hostClaims>
