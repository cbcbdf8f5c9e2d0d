import { ORPCError } from '@orpc/server'
import type { Session } from '../../platform/access/session.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { type CountUse, downloadJob } from './download-job.ts'
import { engineService } from './engine-state.ts'
import { videoFileRoutes } from './file-routes.ts'
import { type AddMedia, type AddPicture, videoLibrary } from './library.ts'
import { videoLooks } from './looks.ts'
import { videoRoutes } from './routes.ts'
import { videoRuntime } from './runtime.ts'
import { videoService } from './service.ts'
import { videoStatusRoute } from './status-route.ts'
import { videoStore } from './store.ts'
import { sweepJob } from './sweep-job.ts'
import { defineRoom } from '../../platform/rooms/room.ts'
import { videoPolicy } from './policy.ts'

/** An address that says nothing for so long has no film. */
const lookMs = 60_000

type Parts = Pick<
  Platform,
  'config' | 'database' | 'files' | 'limits' | 'quotas' | 'jobs' | 'log' | 'access'
> & {
  /** The page builder's library. */
  addPicture: AddPicture
  addMedia: AddMedia
  countUse: CountUse
}

export function videoDownloaderFeature({
  config,
  database,
  files,
  limits,
  quotas,
  jobs,
  log,
  access,
  addPicture,
  addMedia,
  countUse,
}: Parts) {
  const { video, storage } = config
  const store = videoStore(database)
  const runtime = videoRuntime(config, log)
  const download = downloadJob({ store, files, runtime, config, log, countUse })
  const looks = videoLooks({ store, limits, runtime, video, access })
  const videos = videoService({
    database,
    store,
    files,
    limits,
    quotas,
    jobs,
    downloadJob: download,
    runtime,
    video,
    access,
    looks,
  })
  const feature: Feature = {
    calls: {
      videoDownloader: videoRoutes({
        videos,
        looks,
        library: videoLibrary({ videos, files, addPicture, addMedia, access }),
        engine: engineService(config, runtime, access),
      }),
    },
    routes: [
      videoStatusRoute(videos),
      ...videoFileRoutes({ videos, looks, kept: { files, storage }, runtime }),
    ],
    jobs: [sweepJob({ store, files, jobs, runtime })],
    // Downloads are long, and one person asks for many.
    ownWorker: { kinds: [download], concurrency: video.concurrency, fair: true },
    close: runtime.close,
  }
  return {
    feature,
    /** Begins the download of a film for who makes something of it; null where there is none at the address. */
    async begin(session: Session, url: string): Promise<string | null> {
      const asked = { item: 1, look: true, quality: 'high', audio_only: false, audio_format: 'mp3' } as const
      try {
        const begun = await videos.start(session, { url, ...asked }, AbortSignal.timeout(lookMs))
        return begun.task_id
      } catch (error) {
        if (error instanceof ORPCError && error.code === 'VIDEO_REFUSED') return null
        throw error
      }
    },
    /** How far such a download is, whosever it is; `file` once it is here, null where it will not come. */
    async wayOf(taskId: string) {
      const row = await store.findAny(taskId)
      if (!row || row.state === 'failed' || row.state === 'cancelled') return null
      const { percent, eta, fileKey: key } = row
      if (row.state !== 'completed') return { percent, eta, file: null }
      return key === null
        ? null
        : { percent, eta, file: { name: row.title, size: row.size ?? 0, stream: () => files.getStream(key) } }
    },
    /** Nobody waits for it any more. */
    async giveUp(session: Session, taskId: string): Promise<void> {
      await videos.cancel(session, taskId)
    },
    /** What somebody has downloaded, for who makes something else of it; null where there is nothing. */
    async given(session: Session, taskId: string) {
      const file = await videos.file(session, taskId)
      return (
        file && {
          name: file.title || file.filename,
          size: file.size,
          stream: () => files.getStream(file.key),
        }
      )
    },
  }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    videoDownloader: ReturnType<typeof videoDownloaderFeature>
  }
}

export const videoDownloaderRoom = defineRoom({
  name: 'videoDownloader',
  policy: videoPolicy,
  needs: ['pictures', 'mediaFiles', 'toolUses'],
  make: ({ platform, from }) =>
    videoDownloaderFeature({
      ...platform,
      addPicture: (...handed) => from('pictures').service.add(...handed),
      addMedia: (...handed) => from('mediaFiles').service.add(...handed),
      countUse: (who) =>
        from('toolUses').service.count(who, [{ tool: 'video-downloader', uses: 1, files: 1, savedBytes: 0 }]),
    }),
})
