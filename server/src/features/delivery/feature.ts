import type { KnownPictures } from '@aurelio/page/values'
import { addressOf } from '../../platform/http/client-address.ts'
import { publicOrigins } from '../../platform/http/public-origins.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Hosts } from '../../platform/http/hosts.ts'
import { transportHeaders } from '../../platform/http/http-app.ts'
import type { Platform } from '../../platform/platform.ts'
import { anySite, shieldHeaders } from './headers.ts'
import { hotAnswer } from './hot-answer.ts'
import type { RenderParts } from './render-again.ts'
import { missingPage, publishedPageRoutes } from './routes.ts'
import { servedPages } from './served.ts'
import { siteRoutes } from './site-routes.ts'
import { publishedPageService } from './service.ts'
import { defineRoom } from '../../platform/rooms/room.ts'

type Parts = Pick<Platform, 'config' | 'database' | 'files' | 'log' | 'requests' | 'tokens'> & {
  hosts: Hosts
  /** What is known of a workspace's pictures that a text names. */
  picturesOf: (workspaceId: string, text: string) => Promise<KnownPictures>
  legalOf: RenderParts['legalOf']
  destinationsOf: RenderParts['destinationsOf']
}

export function deliveryFeature(parts: Parts) {
  const { hosts, requests } = parts
  const origins = publicOrigins(parts.config)
  const published = publishedPageService({ ...parts, origins })
  const served = servedPages(addressOf(parts.config.trustedProxy), parts.log)
  const transport = transportHeaders(parts.config.baseUrl)
  const feature: Feature = {
    routes: [...publishedPageRoutes(published, origins, served), ...siteRoutes(published, served)],
    answerFirst: hotAnswer({ pages: published, hosts, origins, requests, served, transport }),
  }
  const { live: findPage, hot: hotPage } = published
  return {
    feature,
    service: published,
    onServed: served.on,
    forForms: { findPage, hotPage, missingPage, shieldHeaders, anySite },
  }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    delivery: ReturnType<typeof deliveryFeature>
  }
}

export const deliveryRoom = defineRoom({
  name: 'delivery',
  needs: ['hosts', 'workspaces'],
  late: ['pictures', 'pages'],
  make: ({ platform, from, later }) =>
    deliveryFeature({
      ...platform,
      hosts: from('hosts').hosts,
      picturesOf: (...asked) => later('pictures').service.factsOf(...asked),
      legalOf: (...asked) => from('workspaces').settings.legalOf(...asked),
      destinationsOf: (...asked) => later('pages').destinationsOf(...asked),
    }),
  on({ service }, { platform }) {
    const forget = (events: readonly { root: string; slug: string | null }[]) => {
      for (const { root, slug } of events)
        if (slug !== null) platform.database.afterCommit(() => service.forget(root, slug))
    }
    return {
      'page.published': { now: [forget] },
      'page.unpublished': { now: [forget] },
      'page.removed': { now: [forget] },
      'page.restored': { now: [forget] },
    }
  },
})
