import type { Hono } from 'hono'
import type { Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import type { HttpEnvironment } from '../../platform/http/environment.ts'
import type { RateLimits } from '../../platform/http/rate-limits.ts'
import type { JobKind, Jobs } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log/log.ts'
import type { FileStore } from '../../platform/storage/file-store.ts'
import { downloadJob } from './download-job.ts'
import { engineService } from './engine-state.ts'
import { mountVideoFiles } from './file-routes.ts'
import { videoRoutes } from './routes.ts'
import { type VideoConfig, videoRuntime } from './runtime.ts'
import { videoService } from './service.ts'
import { videoStore } from './store.ts'
import { mountVideoStatus } from './status-route.ts'
import { sweepJob } from './sweep-job.ts'

type Parts = {
  config: VideoConfig
  database: Database
  files: FileStore
  limits: RateLimits
  jobs: Jobs
  log: Log
}

export type VideoDownloader = {
  routes: ReturnType<typeof videoRoutes>
  /** Files, pictures and the status that people poll: routes outside the contract's machinery. */
  mountPlain: (app: Hono<HttpEnvironment>, session: (headers: Headers) => Promise<Session | null>) => void
  /** Downloads, for a worker of their own: they are long, and others must not wait behind them. */
  downloads: { kinds: readonly JobKind[]; concurrency: number }
  /** What any worker may do besides. */
  chores: readonly JobKind[]
  close: () => Promise<void>
}

/** The video downloader, put together for one process. */
export function videoDownloader({ config, database, files, limits, jobs, log }: Parts): VideoDownloader {
  const { video, storage } = config
  const store = videoStore(database)
  const runtime = videoRuntime(config, log)
  const download = downloadJob({ store, files, runtime, config, log })
  const videos = videoService({ database, store, files, limits, jobs, downloadJob: download, runtime, video })
  return {
    routes: videoRoutes(videos, engineService(config, runtime)),
    mountPlain(app, session) {
      mountVideoStatus(app, videos, session)
      mountVideoFiles(app, { videos, files, storage, runtime, session })
    },
    downloads: { kinds: [download], concurrency: video.concurrency },
    chores: [sweepJob({ store, files, jobs, runtime })],
    close: runtime.close,
  }
}
