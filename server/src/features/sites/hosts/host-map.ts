import type { Config } from '../../../platform/config.ts'
import type { Database } from '../../../platform/database/database.ts'
import { type Hosted, type HostedSite, type Hosts, hostOf, isLocal } from '../../../platform/http/hosts.ts'
import { hostStore } from './store.ts'

/** Other processes may change sites too: with PostgreSQL what is in memory is looked up again this often. */
const recheckMs = 1000
const mostHosts = 10_000

const dashboard: Hosted = { kind: 'dashboard' }
const shared: Hosted = { kind: 'shared' }
const unclaimed: Hosted = { kind: 'unclaimed' }

type Parts = { database: Database; config: Pick<Config, 'baseUrl' | 'sites'> }

/** Whose each host is, from memory where it was asked for before. */
export function hostMap({ database, config }: Parts) {
  const store = hostStore(database)
  const ownHost = new URL(config.baseUrl).hostname
  const { pagesOrigin } = config.sites
  const sharedHost = pagesOrigin === undefined ? null : new URL(pagesOrigin).hostname
  const sites = new Map<string, { site: HostedSite; checkedAt: number }>()
  let changes = 0

  /** What needs no looking up. */
  function fixed(host: string): Hosted | undefined {
    if (host === ownHost || host === '') return dashboard
    if (host === sharedHost) return shared
    return isLocal(host) ? dashboard : undefined
  }

  function remembered(host: string): Hosted | undefined {
    const entry = sites.get(host)
    if (!entry) return undefined
    if (database.engine !== 'sqlite' && Date.now() - entry.checkedAt > recheckMs) return undefined
    return { kind: 'site', site: entry.site }
  }

  const hosts: Hosts = {
    known(header) {
      const host = hostOf(header)
      return fixed(host) ?? remembered(host)
    },
    async find(header) {
      const host = hostOf(header)
      const known = fixed(host) ?? remembered(host)
      if (known) return known
      const began = changes
      const site = await store.find(host)
      if (!site) return unclaimed
      // Changed between the question and the answer: the next request asks again.
      if (began !== changes) return { kind: 'site', site }
      if (sites.size >= mostHosts) sites.clear()
      sites.set(host, { site, checkedAt: Date.now() })
      return { kind: 'site', site }
    },
  }

  return {
    hosts,
    /** Called when a site is changed, or what stands published at its host. */
    forgetSite(this: void, id: string) {
      changes++
      for (const [host, { site }] of sites) if (site.id === id) sites.delete(host)
    },
    /** Whether a certificate is to be had for a host. */
    isServed: async (domain: string): Promise<boolean> => {
      const host = domain.toLowerCase()
      if (host === ownHost || host === sharedHost) return true
      return (await store.find(host)) !== undefined
    },
  }
}
export type HostMap = ReturnType<typeof hostMap>
