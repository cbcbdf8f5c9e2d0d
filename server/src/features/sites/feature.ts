import { publicOrigins } from '../../platform/http/public-origins.ts'
import { jsonFile } from '../../platform/export/export-file.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { hostClaims } from './hosts/claims.ts'
import { textReader } from './hosts/host-proof.ts'
import { siteRoutes } from './routes.ts'
import { siteService } from './service.ts'
import type { SitePages } from './site-places.ts'

type Parts = Pick<Platform, 'config' | 'database' | 'access' | 'emit'> & {
  pages: SitePages
  /** Called when a host is another site's, or nobody's, from now on. */
  onHostMoved: (host: string) => void
}

export function sitesFeature({ config, database, access, emit, pages, onHostMoved }: Parts) {
  const origins = publicOrigins(config)
  const claims = hostClaims({
    database,
    ownHosts: [config.baseUrl, origins.shared].map((url) => new URL(url).hostname),
    unverified: config.sites.hostsUnverified,
    readTexts: textReader(config.sites.nameServers),
    pages,
    onMoved: onHostMoved,
  })
  const sites = siteService({ database, access, emit, origins, pages, claims })
  const feature: Feature = {
    calls: { sites: siteRoutes(sites) },
    async *exportsOfWorkspace(session) {
      const { items } = await sites.list(session)
      yield jsonFile('sitios.json', await Promise.all(items.map(({ id }) => sites.get(session, id))))
    },
  }
  return { feature, service: sites }
}
