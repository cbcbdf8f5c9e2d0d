import type { KnownContests, KnownFilms, KnownQuizzes } from '@aurelio/page/values'
import type { LegalData } from '@aurelio/contracts/workspace-settings'
import { publicOrigins } from '../../platform/http/public-origins.ts'
import { everyRow, jsonFile } from '../../platform/export/export-file.ts'
import type { Session } from '../../platform/access/session.ts'
import type { Feature } from '../../platform/feature.ts'
import { notFound } from '../../platform/http/failures.ts'
import type { Platform } from '../../platform/platform.ts'
import { purgeJob } from '../../platform/removal/purge-job.ts'
import { plannedStore } from './planned/store.ts'
import { siteBusiness } from './links/business.ts'
import { destinations } from './links/destinations.ts'
import { siteLanguages } from './links/languages.ts'
import { siteLinks } from './links/site-links.ts'
import { pageLog } from './log/page-log.ts'
import { folderRoutes } from './folders/routes.ts'
import { folderService } from './folders/service.ts'
import { folderStore } from './folders/store.ts'
import { madePages } from './made/made-pages.ts'
import { overviewRoutes } from './overview/routes.ts'
import { type LeadsOf, overviewService, type VisitsOf } from './overview/service.ts'
import { thumbnailRoutes } from './overview/thumbnail-routes.ts'
import { thumbnailService } from './overview/thumbnails.ts'
import { placingService } from './places/placing.ts'
import { relocation } from './places/relocate.ts'
import type { SitePlace } from './site-place.ts'
import { republicationJob } from './publications/republish/job.ts'
import { republicationService } from './publications/republish/service.ts'
import { publishedPages } from './published/store.ts'
import { publicationHistory } from './publications/history.ts'
import type { ItemsOf } from './publications/with-items.ts'
import type { PagePictures, SymbolsOf, TestedOn } from './publications/publish.ts'
import { itemsJob } from './publications/items-job.ts'
import { publicationRoutes } from './publications/routes.ts'
import { publishingService } from './publishing.ts'
import { pageRoutes } from './routes.ts'
import { pageLooks } from './looks.ts'
import { pageService } from './service.ts'
import type { ReadyIn } from './translations/placed.ts'
import { translatedPages } from './translated-pages.ts'
import { versionRoutes } from './versions/routes.ts'
import { versionService } from './versions/service.ts'
import { defineRoom } from '../../platform/rooms/room.ts'
import { firstPage } from './first-page.ts'
import { pagePolicy } from './policy.ts'

/** A page with its pictures inside it. */
const pageBytes = 8 * 1024 * 1024

type Parts = Pick<
  Platform,
  'config' | 'database' | 'files' | 'limits' | 'quotas' | 'log' | 'jobs' | 'emit' | 'access'
> & {
  /** Marks a project as changed now; false where the workspace has none of this id. */
  touchProject: (workspaceId: string, id: string) => Promise<boolean>
  sitePlace: (workspaceId: string, siteId?: string) => Promise<SitePlace | undefined>
  leadsOf: LeadsOf
  visitsOf: VisitsOf
  /** The kit of a site, as it is kept; null where it has none. */
  themeOf: (workspaceId: string, siteId: string | null) => Promise<string | null>
  /** Who answers for what the workspace publishes. */
  legalOf: (workspaceId: string) => Promise<LegalData>
  pictures: PagePictures
  /** What is known of the films of the player that a text names. */
  filmsOf: (workspaceId: string, text: string) => Promise<KnownFilms>
  /** What is known of the quizzes that a text names. */
  quizzesOf: (workspaceId: string, text: string, language: string) => Promise<KnownQuizzes>
  /** What is known of the contests that a text names. */
  contestsOf: (workspaceId: string, text: string, language: string) => Promise<KnownContests>
  /** What a page shows of symbols as they are now, as a publication keeps it; null for none. */
  symbolsOf: SymbolsOf
  /** What pages show of collections now. */
  itemsOf: ItemsOf
  /** Makes what stands at an address, before somebody asks for it. */
  draw: (root: string, slug: string) => Promise<unknown>
  /** What is tried beside a page while it is live. */
  testedOn: TestedOn
  readyIn: ReadyIn
  /** Called when what a publication says of the picture at this address is not all that is known any more. */
  onPicturesChanged: (workspaceId: string, address: string) => Promise<void>
  /** Called when what stood at this address has gone with its workspace. */
  onGone: (root: string, slug: string) => void
}

export function pagesFeature(parts: Parts) {
  const { config, leadsOf } = parts
  const origins = publicOrigins(config)
  const linksOf = siteLinks(parts.database)
  const businessOf = siteBusiness(parts.database)
  const pages = pageService({ ...parts, origins, linksOf, folderOf: folderStore(parts.database).find })
  const log = pageLog({ ...parts, summary: pages.summary })
  const destinationsOf = destinations({ database: parts.database, origins })
  const languagesOf = siteLanguages({ database: parts.database, origins })
  const publishing = publishingService({
    ...parts,
    origins,
    pages,
    destinationsOf,
    linksOf,
    languagesOf,
    businessOf,
  })
  const publish = publishing.publisher
  const shownItems = itemsJob({ jobs: parts.jobs, ...publishing })
  const history = publicationHistory({ ...parts, pages, publish })
  const republicationKind = republicationJob({ ...parts, publish, linksOf })
  const republication = republicationService({ ...parts, linksOf, job: republicationKind })
  const thumbnails = thumbnailService(parts)
  const overview = overviewService({
    ...parts,
    origins,
    pages,
    leadsOf,
    async filesOf(workspaceId, id) {
      const found = [
        ...(await publishing.filesOfPage(workspaceId, id)),
        await thumbnails.find(workspaceId, id),
      ]
      return () => publishing.discard(found.flatMap((file) => file?.fileKey ?? []))
    },
  })
  const relocated = relocation({ ...parts, discard: publishing.discard })
  const translated = translatedPages({
    ...parts,
    origins,
    linksOf,
    relocation: relocated,
    discard: publishing.discard,
  })
  const remove = (...asked: Parameters<typeof overview.remove>) => overview.remove(...asked)
  const places = placingService({ ...parts, pages, relocation: relocated, remove })
  const made = madePages({
    ...parts,
    pages,
    publish,
    discard: publishing.discard,
    intoBin: (...asked) => overview.intoBin(...asked),
  })
  const folders = folderService({ ...parts, pages })
  const looksOf = pageLooks({ ...parts, businessOf, seen: (session, id) => pages.get(session, id) })
  const feature: Feature = {
    reads: (session, id) => pages.get(session, id),
    calls: {
      pages: pageRoutes(pages, publishing, overview, places, looksOf),
      pageFolders: folderRoutes(folders),
      pageOverview: overviewRoutes(overview),
      versions: versionRoutes(versionService({ ...parts, pages })),
      publications: publicationRoutes(history, republication),
    },
    routes: thumbnailRoutes(thumbnails),
    bodies: ['/api/pages', '/api/pages/{id}'].map((path) => ({ path, bytes: pageBytes })),
    files: [
      { folder: 'pages', named: publishing.named },
      { folder: 'thumbnails', named: thumbnails.named },
    ],
    jobs: [
      publishing.job,
      republicationKind,
      shownItems.job,
      purgeJob('page-purge', (before, limit) => overview.purge(before, limit)),
    ],
    async *exportsOfWorkspace(session) {
      for await (const { id } of everyRow((page) => pages.list(session, page)))
        yield jsonFile(`paginas/${id}.json`, await pages.get(session, id))
      yield jsonFile('carpetas.json', (await folders.list(session)).items)
    },
    close: log.close,
    async leftByWorkspace(id) {
      const { fileKeys, afterwards } = await publishing.filesOf(id)
      return { fileKeys: [...fileKeys, ...(await thumbnails.filesOf(id))], afterwards }
    },
  }
  const planned = plannedStore(parts.database)
  return {
    feature,
    service: pages,
    shared: {
      ...log.shared,
      async seen(session: Session, id: string) {
        const version = (await pages.nameOf(session, id)) === null ? null : await log.shared.versionNow(id)
        if (version === null) throw notFound()
        return version
      },
    },
    current: (...asked: Parameters<typeof log.current>) => log.current(...asked),
    bin: {
      has: overview.isInBin,
      erase: (...asked: Parameters<typeof overview.erase>) => overview.erase(...asked),
    },
    made,
    thumbnails,
    places,
    /** Has these made anew at their next visit; within the open transaction. */
    refresh: (pageIds: readonly string[]) => relocated.refresh(pageIds),
    publishing,
    shownItems,
    planned,
    published: publishedPages(parts.database),
    translated,
    destinationsOf,
    languagesOf,
    businessOf,
  }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    pages: ReturnType<typeof pagesFeature>
  }
}

export const pagesRoom = defineRoom({
  name: 'pages',
  policy: pagePolicy,
  needs: ['projects', 'sites', 'brand', 'workspaces', 'delivery', 'pictures'],
  late: [
    'leads',
    'symbols',
    'collections',
    'player',
    'quizzes',
    'contest',
    'experiments',
    'visits',
    'translations',
  ],
  make({ platform, from, later }) {
    const published = from('delivery').service
    return pagesFeature({
      ...platform,
      touchProject: from('projects').service.touch,
      sitePlace: (...asked) => from('sites').service.placeOf(...asked),
      themeOf: (...asked) => from('brand').service.textOf(...asked),
      legalOf: (...asked) => from('workspaces').settings.legalOf(...asked),
      leadsOf: (...asked) => later('leads').service.countByPage(...asked),
      visitsOf: (...asked) => later('visits').figures.ofCards(...asked),
      onGone: published.forget,
      pictures: from('pictures').service,
      filmsOf: (...asked) => later('player').known(...asked),
      quizzesOf: (...asked) => later('quizzes').known(...asked),
      contestsOf: (...asked) => later('contest').known(...asked),
      symbolsOf: (...asked) => later('symbols').onPages.keptFor(...asked),
      itemsOf: (...asked) => later('collections').shown(...asked),
      draw: published.live,
      testedOn: (...asked) => later('experiments').testedOn(...asked),
      readyIn: (...asked) => later('translations').readyIn(...asked),
      onPicturesChanged: published.outdate,
    })
  },
  on: ({ service, thumbnails, shownItems }) => ({
    'collection.changed': { later: [(events) => shownItems.changed(events)] },
    'collection.items-changed': { later: [(events) => shownItems.changed(events)] },
    'page.restored': { later: [(events) => shownItems.restored(events)] },
    'workspace.created': { now: [firstPage({ pages: service, thumbnails })] },
    'brand.changed': {
      now: [
        async (events) => {
          for (const { subject } of events) await thumbnails.outdate(subject.id)
        },
      ],
    },
  }),
})
