import { publicOrigins } from '../../platform/http/public-origins.ts'
import { jsonFile } from '../../platform/export/export-file.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { hostClaims } from './hosts/claims.ts'
import type { HostMap } from './hosts/host-map.ts'
import { textReader } from './hosts/host-proof.ts'
import { hostRenewalJob } from './hosts/renewal-job.ts'
import { tlsRoute } from './hosts/tls-route.ts'
import { languageHostClaims } from './hosts/languages/claims.ts'
import { languageHostService } from './language-hosts.ts'
import { redirectRoutes } from './redirects/routes.ts'
import { redirectService } from './redirects/service.ts'
import { type LegalParts, legalService } from './legal/service.ts'
import { siteRoutes } from './routes.ts'
import { siteService } from './service.ts'
import type { SitePages } from './site-places.ts'
import { defineRoom } from '../../platform/rooms/room.ts'
import { sitePolicy } from './policy.ts'

type Parts = Pick<Platform, 'config' | 'database' | 'access' | 'emit'> & {
  pages: SitePages & Pick<LegalParts, 'create' | 'publish'>
  legalOf: LegalParts['legalOf']
  atHosts: Pick<HostMap, 'isServed'>
}

export function sitesFeature({ config, database, access, emit, pages, legalOf, atHosts }: Parts) {
  const origins = publicOrigins(config)
  const proving = {
    database,
    ownHosts: [config.baseUrl, origins.shared].map((url) => new URL(url).hostname),
    unverified: config.sites.hostsUnverified,
    readTexts: textReader(config.sites.nameServers),
    pages,
  }
  const claims = hostClaims(proving)
  const languageClaims = languageHostClaims(proving)
  const sites = siteService({ database, access, emit, origins, pages, claims, languageClaims })
  const languageHosts = languageHostService({ database, access, emit, origins, claims: languageClaims })
  const legal = legalService({ database, access, origins, sites, legalOf, ...pages })
  const redirects = redirectService({ database, access, emit, origins, isTaken: pages.isTaken })
  const feature: Feature = {
    calls: { sites: siteRoutes(sites, legal, languageHosts), redirects: redirectRoutes(redirects) },
    jobs: [
      hostRenewalJob({
        database,
        emit,
        held: async () => [...(await claims.held()), ...(await languageClaims.held())],
      }),
    ],
    routes: [tlsRoute(atHosts.isServed)],
    async *exportsOfWorkspace(session) {
      const { items } = await sites.list(session)
      yield jsonFile('sitios.json', await Promise.all(items.map(({ id }) => sites.get(session, id))))
    },
  }
  return { feature, service: sites, legal }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    sites: ReturnType<typeof sitesFeature>
  }
}

export const sitesRoom = defineRoom({
  name: 'sites',
  policy: sitePolicy,
  needs: ['hosts', 'workspaces'],
  late: ['pages'],
  make: ({ platform, from, later }) =>
    sitesFeature({
      ...platform,
      pages: {
        isOfSite: (...asked) => later('pages').places.isOfSite(...asked),
        relocateAll: (...asked) => later('pages').places.relocateAll(...asked),
        refreshAll: (...asked) => later('pages').places.refreshAll(...asked),
        keepLanguages: (...asked) => later('pages').translated.keepOnly(...asked),
        leave: (...asked) => later('pages').places.leave(...asked),
        isTaken: (...asked) => later('pages').places.isTaken(...asked),
        create: (...asked) => later('pages').service.create(...asked),
        publish: (...asked) => later('pages').publishing.publish(...asked),
      },
      legalOf: (...asked) => from('workspaces').settings.legalOf(...asked),
      atHosts: from('hosts'),
    }),
})
