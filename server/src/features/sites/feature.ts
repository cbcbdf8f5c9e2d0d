import { publicOrigins } from '../../platform/http/public-origins.ts'
import { jsonFile } from '../../platform/export/export-file.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { hostClaims } from './hosts/claims.ts'
import type { HostMap } from './hosts/host-map.ts'
import { textReader } from './hosts/host-proof.ts'
import { tlsRoute } from './hosts/tls-route.ts'
import { redirectRoutes } from './redirects/routes.ts'
import { redirectService } from './redirects/service.ts'
import { siteRoutes } from './routes.ts'
import { siteService } from './service.ts'
import type { SitePages } from './site-places.ts'

type Parts = Pick<Platform, 'config' | 'database' | 'access' | 'emit'> & {
  pages: SitePages & {
    /** Whether a page has this address, or something leads on from there. */
    isTaken: (root: string, slug: string) => Promise<boolean>
  }
  atHosts: Pick<HostMap, 'isServed'>
}

export function sitesFeature({ config, database, access, emit, pages, atHosts }: Parts) {
  const origins = publicOrigins(config)
  const claims = hostClaims({
    database,
    ownHosts: [config.baseUrl, origins.shared].map((url) => new URL(url).hostname),
    unverified: config.sites.hostsUnverified,
    readTexts: textReader(config.sites.nameServers),
    pages,
  })
  const sites = siteService({ database, access, emit, origins, pages, claims })
  const redirects = redirectService({ database, access, emit, origins, isTaken: pages.isTaken })
  const feature: Feature = {
    calls: { sites: siteRoutes(sites), redirects: redirectRoutes(redirects) },
    routes: [tlsRoute(atHosts.isServed)],
    async *exportsOfWorkspace(session) {
      const { items } = await sites.list(session)
      yield jsonFile('sitios.json', await Promise.all(items.map(({ id }) => sites.get(session, id))))
    },
  }
  return { feature, service: sites }
}
