import { filmAddress } from '@aurelio/page'
import { publicOrigins } from '../../platform/http/public-origins.ts'
import { addressOf } from '../../platform/http/client-address.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { fileLinks } from '../../platform/public-token/file-links.ts'
import { defineRoom } from '../../platform/rooms/room.ts'
import { filmFigures } from './figures/figures.ts'
import { filmFigureService } from './figures/service.ts'
import { filmFigureStore } from './figures/store.ts'
import { filmFiles } from './files.ts'
import { filmPosters } from './posters.ts'
import { fetchJob, type Fetching } from './preparing/fetch-job.ts'
import { prepareJob } from './preparing/prepare-job.ts'
import { filmRuntime } from './preparing/runtime.ts'
import { upkeepJob } from './preparing/upkeep-job.ts'
import { knownFilms } from './published/known-films.ts'
import { filmKeys } from './published/keys.ts'
import { type Neighbours, publishedFilmRoutes } from './published/routes.ts'
import { filmRoutes } from './routes.ts'
import { filmService } from './service.ts'
import { filmStore } from './store.ts'
import { type FindFilm, takeFilm } from './taken.ts'
import { filmTracks } from './tracks/service.ts'
import { filmUploads } from './uploads.ts'
import { behaviourOf } from './view.ts'

type Parts = Platform &
  Neighbours & {
    library: FindFilm
    downloader: FindFilm
    fetching: Fetching
    /** What pages and quizzes of a workspace are called. */
    titlesOf: (workspaceId: string, pageIds: readonly string[]) => Promise<ReadonlyMap<string, string>>
    /** Has all that shows the film at this address drawn anew. */
    outdate: (workspaceId: string, page: string) => Promise<void>
  }

export function playerFeature({
  config,
  files: stored,
  library,
  downloader,
  titlesOf,
  fetching,
  ...others
}: Parts) {
  const { database, jobs, log } = others
  const origins = publicOrigins(config)
  const store = filmStore(database)
  const files = filmFiles(stored, config.storage)
  const runtime = filmRuntime(config)
  const prepare = prepareJob({ ...others, store, files, runtime, video: config.video })
  const largest = config.video.filmBytes
  const keys = filmKeys({ store, links: fileLinks(config.authSecret) })
  const films = filmService({
    ...others,
    store,
    files,
    stored,
    prepare,
    origins,
    largest,
    uploads: () => uploads,
    keyOf: keys.keyOf,
    fetching,
  })
  const uploads = filmUploads({ folder: runtime.uploads, largest, ...films })
  const figureStore = filmFigureStore(database)
  const figures = filmFigures(database, figureStore)
  const clientAddress = addressOf(config.trustedProxy)
  const posters = filmPosters({ films, files, stored, runtime })
  const feature: Feature = {
    calls: {
      films: filmRoutes({
        films,
        tracks: filmTracks({ store, films }),
        figures: filmFigureService({ films, store: figureStore, titlesOf }),
        posters,
        taken: takeFilm({ library, downloader }),
        async shared(session, { id, hours }) {
          const row = await films.ofPerson(session, id, 'pictures.change')
          return { url: (await films.view(row)).url + keys.queryFor(id, hours) }
        },
      }),
    },
    routes: [
      ...uploads.routes,
      posters.route,
      ...publishedFilmRoutes({ ...others, store, files, stored, figures, keys, origins, clientAddress }),
    ],
    files: files.owned(store),
    jobs: [
      upkeepJob({ ...others, jobs, store, runtime, settle: uploads.settle }),
      fetchJob({ ...others, jobs, store, files, stored, fetching, prepare, largest }),
      figures.forgetJob,
    ],
    // Each takes about one core, at a low priority; a workspace with many waits its turn.
    ownWorker: { kinds: [prepare], concurrency: config.video.filmConcurrency, fair: true },
    async *exportsOfWorkspace({ workspace }) {
      for (const row of await store.list(workspace.id))
        if (row.sourceKey !== null && (await stored.exists(row.sourceKey)))
          yield { name: `player/${row.address}`, input: await stored.getStream(row.sourceKey) }
    },
    async leftByWorkspace(id) {
      const keysOf = await Promise.all((await store.list(id)).map((row) => files.ofFilm(row)))
      return { fileKeys: keysOf.flat() }
    },
  }
  return {
    feature,
    /** A form was sent in a visit: what was seen of a film in it led to that. */
    formSent(this: void, nonce: string | null) {
      if (nonce !== null)
        figures.countSent(nonce).catch((error: unknown) => log.error({ error }, 'A form was not counted'))
    },
    outdate: others.outdate,
    known: knownFilms(store),
    /** A film as a step of a funnel names it. */
    async thing(this: void, workspaceId: string, id: string) {
      const row = await store.find(workspaceId, id)
      if (!row) return null
      const isPublished = row.made !== null && !behaviourOf(row).isPrivate
      return { id, name: row.name, isPublished, address: filmAddress(row.address).page, listId: null }
    },
    /** Where a film stands; null where it is gone. */
    async pageOf(this: void, id: string) {
      const row = await store.findAny(id)
      return row ? filmAddress(row.address).page : null
    },
  }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    player: ReturnType<typeof playerFeature>
  }
}

export const playerRoom = defineRoom({
  name: 'player',
  needs: ['delivery', 'leads', 'mediaFiles', 'videoDownloader', 'pages'],
  late: ['quizzes'],
  make({ platform, from, later }) {
    const delivery = from('delivery')
    const room = playerFeature({
      ...platform,
      ...delivery.forForms,
      ...delivery.visits,
      takeElsewhere: from('leads').takeElsewhere,
      library: (...asked) => from('mediaFiles').service.given(...asked),
      downloader: (...asked) => from('videoDownloader').given(...asked),
      fetching: {
        begin: (...asked) => from('videoDownloader').begin(...asked),
        wayOf: (...asked) => from('videoDownloader').wayOf(...asked),
        giveUp: (...asked) => from('videoDownloader').giveUp(...asked),
      },
      async outdate(workspaceId, page) {
        const quizzes = await later('quizzes').showing(workspaceId, page)
        for (const each of [page, ...quizzes]) await delivery.service.outdate(workspaceId, each)
      },
      async titlesOf(...asked) {
        const pages = await from('pages').published.namesOf(...asked)
        return new Map([...pages, ...(await later('quizzes').namesOf(...asked))])
      },
      quizOfToken: (...asked) => later('quizzes').ofToken(...asked),
    })
    from('leads').onSent(({ visit }) => room.formSent(visit.nonce))
    return room
  },
  on: ({ pageOf, outdate }) => ({
    'film.changed': {
      // Pages show it as it is now at their next visit.
      now: [
        async (events) => {
          for (const { workspaceId, subject } of events) {
            const page = await pageOf(subject.id)
            if (page !== null) await outdate(workspaceId, page)
          }
        },
      ],
    },
  }),
})
