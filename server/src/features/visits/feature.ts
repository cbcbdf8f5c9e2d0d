import type { IncomingHttpHeaders } from 'node:http'
import { largestVisitFile } from '@aurelio/contracts/visit-imports'
import type { Feature } from '../../platform/feature.ts'
import { publicOrigins } from '../../platform/http/public-origins.ts'
import type { Platform } from '../../platform/platform.ts'
import { defineRoom } from '../../platform/rooms/room.ts'
import { addressOf } from '../../platform/http/client-address.ts'
import { beaconRoute, beaconTokens, type Shown } from './counting/beacons.ts'
import { countriesIn } from './counting/countries.ts'
import { type VisitCounter, visitCounter } from './counting/counter.ts'
import type { JudgeParts } from './counting/judging.ts'
import { kept } from './counting/kept.ts'
import { saltStore } from './counting/salts/store.ts'
import { reasonIn } from './counting/reason.ts'
import { countStore } from './counting/store.ts'
import { teamCookies } from './counting/team.ts'
import { dailyVisitors } from './counting/visitors.ts'
import { saidBy } from './counting/said.ts'
import type { Happened } from './counting/waiting.ts'
import { type CountedAlong, countWriter } from './counting/write.ts'
import { type Parts as FigureParts, visitFigures } from './figures/service.ts'
import { goalLinks, goalRoute } from './counting/goal-links.ts'
import { pageGoals, type Parts as GoalParts } from './goals/service.ts'
import { goalStore } from './goals/store.ts'
import { visitImportRoutes } from './imports/routes.ts'
import { visitImportService } from './imports/service.ts'
import { campaignLinkRoutes } from './links/routes.ts'
import { campaignLinkService, type Parts as LinkParts } from './links/service.ts'
import { shortRoutes } from './links/short-routes.ts'
import { visitPolicy } from './policy.ts'
import { visitRoutes } from './routes.ts'
import { type Parts as SettingParts, visitSettings } from './settings/service.ts'
import { guestVisitRoutes, visitShareRoutes } from './shares/routes.ts'
import { visitShareService } from './shares/service.ts'
import { tellingScreens } from './telling-screens.ts'
import { visitUpkeep } from './upkeep-job.ts'

/** A file of visits within JSON. */
const importBytes = 2 * largestVisitFile

type Parts = Pick<
  Platform,
  'config' | 'database' | 'log' | 'access' | 'emit' | 'changes' | 'auth' | 'limits'
> &
  Pick<FigureParts, 'placeOf' | 'namesOf' | 'publishedWithin' | 'happenedWithin' | 'shownOf'> &
  Pick<SettingParts, 'siteOf' | 'siteCountOf' | 'refreshPages'> &
  Pick<GoalParts, 'pageOf'> &
  Pick<LinkParts, 'sitesOf'> & {
    timeZoneOf: (workspaceId: string) => Promise<string>
    sourceOf: Parameters<typeof beaconRoute>[0]['sourceOf']
    isMember: (workspaceId: string, userId: string) => Promise<boolean>
    hasSite: (workspaceId: string, id: string) => Promise<boolean>
    /** The sections of a page as it was published. */
    sectionsOf: (publicationId: string, variant: string) => Promise<readonly { id: string }[]>
  }

type ServedPage = Pick<
  Happened,
  'workspaceId' | 'siteId' | 'pageId' | 'publicationId' | 'variant' | 'source' | 'headers'
> & { clientAddress: () => string }

export function visitsFeature(parts: Parts) {
  const { config, database, log, auth, changes } = parts
  const origins = publicOrigins(config)
  const zoneOf = rememberedZones(parts.timeZoneOf)
  const isHttps = origins.shared.startsWith('https:')
  const settings = visitSettings({ ...parts, settle: () => counter.settle() })
  const store = countStore(database)
  const salts = saltStore(database)
  const along: CountedAlong[] = []
  const writer = countWriter({ database, store, zoneOf, goals: goalStore(database), along })
  const counter: VisitCounter = visitCounter({
    writer,
    log,
    zoneOf,
    visitors: dailyVisitors(salts, config.authSecret),
    settingsOf: settings.ofSites,
    isTeam: teamCookies({ current: (headers) => auth.current(headers), isMember: parts.isMember }),
    countryOf: countriesIn(config.sites.countryFile, log),
    sectionsOf: rememberedSections(parts.sectionsOf),
    onCounted: tellingScreens(changes.publish),
  })
  const imports = visitImportService({ ...parts, counts: store, zoneOf })
  const figures = visitFigures({
    ...parts,
    settings,
    zoneOf,
    importedWithin: (...asked) => imports.within(...asked),
  })
  const saidIn = saidBy({ countryHeader: config.sites.countryHeader, isHttps })
  const take = ({ headers, ...happened }: Happened) => counter.take({ ...happened, said: saidIn(headers) })
  const tokens = beaconTokens(config.authSecret)
  const clientAddress = addressOf(config.trustedProxy)
  const shares = visitShareService({ ...parts, figures })
  const goals = pageGoals({ ...parts, settle: () => counter.settle() })
  const clicked = goalLinks(config.authSecret, tokens)
  const links = campaignLinkService({ ...parts, origins })
  const feature: Feature = {
    routes: [
      beaconRoute({ tokens, clientAddress, sourceOf: parts.sourceOf, take }),
      goalRoute({ links: clicked, clientAddress, sourceIn: parts.sourceOf, take }),
      ...shortRoutes({ links, origins, clientAddress, take }),
    ],
    calls: {
      visits: visitRoutes(figures, settings, goals),
      campaignLinks: campaignLinkRoutes(links),
      visitShares: visitShareRoutes(shares),
      guestVisits: guestVisitRoutes(shares),
      visitImports: visitImportRoutes(imports),
    },
    bodies: ['/api/visit-imports', '/api/visit-imports/look'].map((path) => ({ path, bytes: importBytes })),
    jobs: [visitUpkeep({ store, salts, writer })],
    close: () => counter.settle(),
  }
  return {
    feature,
    figures,
    settings,
    take,
    /** The same of a page that was served, which is most of what happens: nothing is copied twice. */
    served: (page: ServedPage) =>
      counter.take({
        kind: 'visit',
        workspaceId: page.workspaceId,
        siteId: page.siteId,
        pageId: page.pageId,
        publicationId: page.publicationId,
        variant: page.variant,
        source: page.source,
        said: saidIn(page.headers),
        address: page.clientAddress(),
        at: Date.now(),
      }),
    /** Where the links of a page lead that are goals; null where its site counts nothing. */
    async goalsOf(shown: Shown) {
      const { mode } = await settings.of(shown.siteId)
      return mode === 'off' ? null : (target: string) => clicked.addressOf(shown, target)
    },
    /** Lets another room count the same visits and forms. */
    countAlong: (count: CountedAlong) => void along.push(count),
    /** Whether a request for a page is a person's, as far as it says so itself. */
    isVisit: (headers: IncomingHttpHeaders) => reasonIn(headers, isHttps) === null,
    /** What the script on a page of a site is to tell; null where the page has none. */
    async noticeOf(shown: Shown) {
      const { mode, measures } = await settings.of(shown.siteId)
      const counts = mode === 'beacon'
      const reads = measures && mode !== 'off'
      return counts || reads ? { token: tokens.sign(shown), counts, reads } : null
    },
  }
}

/** Asked for each visit; a zone that was changed holds a minute later. */
function rememberedZones(timeZoneOf: (workspaceId: string) => Promise<string>) {
  const known = new Map<string, { zone: Promise<string>; until: number }>()
  return (workspaceId: string): Promise<string> => {
    const found = known.get(workspaceId)
    if (found && found.until > Date.now()) return found.zone
    const zone = timeZoneOf(workspaceId)
    known.set(workspaceId, { zone, until: Date.now() + zoneMs })
    zone.catch(() => known.delete(workspaceId))
    return zone
  }
}
const zoneMs = 60 * 1000

/** What was published does not change: it is asked for once. */
function rememberedSections(sectionsOf: Parts['sectionsOf']): JudgeParts['sectionsOf'] {
  const known = kept<string, ReadonlySet<string>>(500)
  return async ({ publicationId, variant }) => {
    const key = `${publicationId} ${variant}`
    const found = known.get(key)
    if (found) return found
    const sections = await sectionsOf(publicationId, variant)
    return known.set(key, new Set(sections.map(({ id }) => id)))
  }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    visits: ReturnType<typeof visitsFeature>
  }
}

export const visitsRoom = defineRoom({
  name: 'visits',
  policy: visitPolicy,
  needs: ['workspaces', 'delivery', 'sites', 'pages', 'leads'],
  late: ['experiments', 'quizzes', 'subscriptions'],
  make({ platform, from, later }) {
    const { settings, service: workspaces } = from('workspaces')
    const { service: pages, published } = from('pages')
    const siteOf: SettingParts['siteOf'] = (...asked) => from('sites').service.get(...asked)
    const room = visitsFeature({
      ...platform,
      timeZoneOf: (...asked) => settings.timeZoneOf(...asked),
      isMember: (...asked) => workspaces.isMember(...asked),
      hasSite: async (...asked) => (await from('sites').service.placeOf(...asked)) !== undefined,
      siteOf,
      siteCountOf: (...asked) => from('sites').service.countOf(...asked),
      pageOf: (...asked) => pages.get(...asked),
      sitesOf: async (session) => (await from('sites').service.list(session)).items,
      refreshPages: (...asked) => from('pages').places.refreshAll(...asked),
      sourceOf: (...asked) => from('delivery').visits.sourceIn(...asked),
      async placeOf(session, { siteId, pageId }) {
        if (pageId !== undefined) {
          const known = await later('quizzes').namesOf(session.workspace.id, [pageId])
          if (!known.has(pageId)) return { siteId: (await pages.get(session, pageId)).siteId }
          // A quiz's own page is of no site.
          await later('quizzes').demand(session, pageId)
          return { siteId: null }
        }
        if (siteId !== undefined) await siteOf(session, siteId)
        return { siteId: siteId ?? null }
      },
      async namesOf(workspaceId, ids) {
        const names = await published.namesOf(workspaceId, ids)
        const rest = ids.filter((id) => !names.has(id))
        return rest.length === 0
          ? names
          : new Map([...names, ...(await later('quizzes').namesOf(workspaceId, rest))])
      },
      publishedWithin: (...asked) => published.within(...asked),
      shownOf: (...asked) => published.shownOf(...asked),
      sectionsOf: (...asked) => published.sectionsOf(...asked),
      async happenedWithin(workspaceId, { siteId, pageId }, span) {
        const tests = await later('experiments').marksWithin(workspaceId, { siteId, pageId }, span)
        // Letters belong to no site; and who is shown a page alone is not told of them.
        if (siteId !== undefined || pageId !== undefined) return tests
        const letters = await later('subscriptions').sentWithin(workspaceId, span)
        return [...tests, ...letters.map((letter) => ({ ...letter, kind: 'sent' as const }))]
      },
    })
    from('delivery').onServed((served) => {
      if (served.method === 'GET' && served.status !== 404) room.served(served)
    })
    from('leads').onSent(({ visit }) => room.take({ ...visit, kind: 'conversion', at: Date.now() }))
    return room
  },
})
