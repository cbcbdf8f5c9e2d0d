import {
  type KnownContests,
  type KnownFilms,
  type KnownPictures,
  type KnownQuizzes,
  readListAsk,
} from '@aurelio/page/values'
import { addressOf } from '../../platform/http/client-address.ts'
import { publicOrigins } from '../../platform/http/public-origins.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Hosts } from '../../platform/http/hosts.ts'
import { transportHeaders } from '../../platform/http/http-app.ts'
import type { Platform } from '../../platform/platform.ts'
import { anySite, shieldHeaders } from './headers.ts'
import { askedLists } from './asked-lists.ts'
import { variantChoice } from './choose-variant.ts'
import { hotAnswer } from './hot-answer.ts'
import type { LoadParts } from './load-page.ts'
import type { RenderParts } from './rerender.ts'
import type { ItemPagesOf } from './item-pages.ts'
import { missingPage } from './missing-page.ts'
import { publishedPageRoutes } from './routes.ts'
import { servedPages } from './served.ts'
import { siteRoutes } from './site-routes.ts'
import { carriedVisits, type Visited } from './visits/carried.ts'
import { sourceOf } from './visits/referrer.ts'
import { originsAt, withinSite } from './visits/site-origins.ts'
import { type TokenPlace, tokenPlaces } from './visits/token-places.ts'
import { type Shown, visitTokens } from './visits/visit-token.ts'
import { publishedPageService } from './service.ts'
import { publishedPageStore } from './store.ts'
import { defineRoom } from '../../platform/rooms/room.ts'

type Parts = Pick<Platform, 'config' | 'database' | 'files' | 'limits' | 'log' | 'requests' | 'tokens'> & {
  hosts: Hosts
  /** What is known of a workspace's pictures that a text names. */
  picturesOf: (workspaceId: string, text: string) => Promise<KnownPictures>
  /** What is known of the films of the player that a text names. */
  filmsOf: (workspaceId: string, text: string) => Promise<KnownFilms>
  /** What is known of the quizzes that a text names. */
  quizzesOf: (workspaceId: string, text: string, language: string) => Promise<KnownQuizzes>
  /** What is known of the contests that a text names. */
  contestsOf: (workspaceId: string, text: string, language: string) => Promise<KnownContests>
  legalOf: RenderParts['legalOf']
  destinationsOf: RenderParts['destinationsOf']
  businessOf: RenderParts['businessOf']
  languagesOf: RenderParts['languagesOf']
  noticeOf: LoadParts['noticeOf']
  goalsOf: LoadParts['goalsOf']
  testOf: LoadParts['testOf']
  stepOf: LoadParts['stepOf']
  items: ItemPagesOf
}

export function deliveryFeature(parts: Parts) {
  const { hosts, requests } = parts
  const origins = publicOrigins(parts.config)
  const published = publishedPageService({ ...parts, origins })
  const clientAddress = addressOf(parts.config.trustedProxy)
  const served = servedPages(clientAddress, parts.log)
  const choose = variantChoice(parts.tokens, clientAddress)
  const lists = askedLists({ pages: published, limits: parts.limits, clientAddress })
  const visit = { choose, served, lists }
  const transport = transportHeaders(parts.config.baseUrl)
  const feature: Feature = {
    routes: [...publishedPageRoutes(published, origins, visit), ...siteRoutes(published, visit)],
    answerFirst: hotAnswer({ pages: published, hosts, origins, requests, choose, served, transport }),
  }
  const { hot: hotPage } = published
  /** With what its visitor asked of a list, where that is still in memory: a form alone has nothing made anew. */
  async function findPage(root: string, slug: string, query: string) {
    const ask = readListAsk(query)
    const isKept = ask !== null && published.isKept({ root, slug }, ask)
    return (isKept ? await published.asked({ root, slug }, ask) : null) ?? published.live(root, slug)
  }
  return {
    feature,
    service: published,
    onServed: served.on,
    /** For what stands beside pages: what led a visitor there, and the token that forms there carry. */
    visits: {
      sourceOf,
      /** With what a link within the site carries. */
      sourceIn(this: void, siteId: string, visited: Visited) {
        const here = hosts.known(visited.host)
        const all = here?.kind === 'site' && here.site.id === siteId ? originsAt(origins, here.site) : []
        const carried = carriedVisits(parts.tokens, { publicationId: '', variant: 'A', siteId })
        return carried.sourceOf(withinSite(visited, all))
      },
      tokenOf: (shown: Shown) => visitTokens(parts.tokens, shown),
      /** Where a page stands, with what is known of a visit to another; null where it is not published. */
      async leadTo(this: void, pageId: string, { siteId, claims }: Pick<TokenPlace, 'siteId' | 'claims'>) {
        const page = await published.ofPage(pageId)
        if (!page) return null
        const { publicationId, variant } = claims
        const carried = carriedVisits(parts.tokens, { publicationId, variant, siteId: page.siteId })
        return carried.along(
          page.siteId === siteId && page.isAtOneHost ? page.address.page : page.address.url,
          claims,
        )
      },
      /** The whole address of a page, and the same for who comes to it from a letter with a path; null where it is not published. */
      async fromLetter(this: void, pageId: string, path: string) {
        const page = await published.ofPage(pageId)
        if (!page) return null
        const shown = { publicationId: page.publicationId, variant: 'A', siteId: page.siteId }
        const carried = carriedVisits(parts.tokens, shown)
        return {
          url: page.address.url,
          followed(address: string) {
            const { campaign } = sourceOf(undefined, undefined, new URL(address).search.slice(1))
            return carried.along(address, { referrer: 'mail', referrerAddress: '', campaign, path })
          },
        }
      },
      placeOfToken: tokenPlaces(parts.tokens, publishedPageStore(parts.database)),
    },
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
  late: [
    'pictures',
    'pages',
    'player',
    'quizzes',
    'contest',
    'visits',
    'experiments',
    'funnels',
    'collections',
  ],
  make: ({ platform, from, later }) =>
    deliveryFeature({
      ...platform,
      hosts: from('hosts').hosts,
      filmsOf: (...asked) => later('player').known(...asked),
      quizzesOf: (...asked) => later('quizzes').known(...asked),
      contestsOf: (...asked) => later('contest').known(...asked),
      picturesOf: (...asked) => later('pictures').service.factsOf(...asked),
      legalOf: (...asked) => from('workspaces').settings.legalOf(...asked),
      destinationsOf: (...asked) => later('pages').destinationsOf(...asked),
      businessOf: (...asked) => later('pages').businessOf(...asked),
      languagesOf: (...asked) => later('pages').languagesOf(...asked),
      noticeOf: (...asked) => later('visits').noticeOf(...asked),
      goalsOf: (...asked) => later('visits').goalsOf(...asked),
      testOf: (...asked) => later('experiments').testOf(...asked),
      stepOf: (...asked) => later('funnels').stepOf(...asked),
      items: {
        at: (...asked) => later('collections').itemPages.at(...asked),
        all: () => later('collections').itemPages.all(),
        ofPage: (...asked) => later('collections').itemPages.ofPage(...asked),
        on: (...asked) => later('collections').itemPages.on(...asked),
        feed: (...asked) => later('collections').itemPages.feed(...asked),
        addresses: (...asked) => later('collections').itemPages.addresses(...asked),
        reached: (...asked) => later('collections').itemPages.reached(...asked),
        stamp: (...asked) => later('collections').itemPages.stamp(...asked),
        shown: (...asked) => later('collections').shown(...asked),
        asked: (...asked) => later('collections').asked(...asked),
      },
    }),
  on({ service }, { platform }) {
    const forget = (events: readonly { root: string; slug: string | null }[]) => {
      for (const { root, slug } of events)
        if (slug !== null) platform.database.afterCommit(() => service.forget(root, slug))
    }
    const forgetItems = (events: readonly { subject: { id: string } }[]) => {
      for (const { subject } of events)
        platform.database.afterCommit(() => service.forgetCollection(subject.id))
    }
    return {
      'collection.changed': { now: [forgetItems] },
      'collection.items-changed': { now: [forgetItems] },
      'page.published': { now: [forget] },
      'page.unpublished': { now: [forget] },
      'page.removed': { now: [forget] },
      'page.restored': { now: [forget] },
    }
  },
})
