import { randomUUID } from 'node:crypto'
import type { VideoInfo } from '@aurelio/media/engine'
import { tooLarge } from '@aurelio/media/ytdlp/causes'
import { ORPCError } from '@orpc/server'
import type { Access } from '../../platform/access/access.ts'
import type { Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import type { VideoTaskRow } from '../../platform/database/tables/videos.ts'
import { pageOfRows, positionOf } from '../../platform/http/cursor.ts'
import type { RateLimits } from '../../platform/http/rate-limits.ts'
import type { Quotas } from '../../platform/quotas.ts'
import type { JobKind, Jobs } from '../../platform/jobs/jobs.ts'
import type { FileStore } from '../../platform/storage/file-store.ts'
import { permit } from './policy.ts'
import { vettedAddress } from './address.ts'
import type { VideoLooks } from './looks.ts'
import { busy, hit, said, unavailable } from './refusals.ts'
import type { VideoConfig, VideoRuntime } from './runtime.ts'
import { type Owner, openStates, ownerOf, type VideoStore } from './store.ts'
import { taskView } from './task-view.ts'
import { announcedBytes, isShort, knownDuration, orderedSchema, type Request, wantedOf } from './wanted.ts'

const dayMs = 24 * 60 * 60 * 1000
const startRule = { limit: 60, windowSeconds: 10 * 60 }

/** A download that has not begun. */
const fresh = {
  state: 'queued',
  percent: 0,
  speed: 0,
  eta: null,
  error: null,
  received: 0,
  filename: null,
  size: null,
  duration: null,
  fileKey: null,
  hidden: 0,
  finishedAt: null,
  expiresAt: null,
} as const

type Parts = {
  database: Database
  store: VideoStore
  files: FileStore
  limits: RateLimits
  quotas: Quotas
  jobs: Jobs
  downloadJob: JobKind<{ taskId: string }>
  runtime: VideoRuntime
  video: VideoConfig['video']
  access: Access
  looks: VideoLooks
}

/** Downloads of a person (dashboard.md §4, §7). */
export function videoService({
  database,
  store,
  files,
  limits,
  quotas,
  jobs,
  downloadJob,
  runtime,
  video,
  access,
  looks,
}: Parts) {
  /** What was learned of an address is of its first video. */
  const learned = async (owner: Owner, url: string, item: number): Promise<VideoInfo | null> =>
    item === 1 ? looks.learned(owner, url) : null

  /** Refuses what would go over the person's share; returns nothing, since the worker reckons the bytes again. */
  async function checkShare({ userId }: Owner, isNew: boolean) {
    const usage = await store.usage(userId, new Date(Date.now() - dayMs).toISOString())
    if (usage.open >= video.queue)
      throw busy(`You already have ${usage.open} downloads that have not finished. Wait for one of them.`)
    if (isNew && usage.tasks >= video.dailyTasks)
      throw busy(`You have used your ${video.dailyTasks} downloads of the last 24 hours. Try again later.`)
    if (usage.bytes >= video.dailyBytes)
      throw busy(
        `You have used your ${Math.round(video.dailyBytes / 1024 ** 2)} MB of the last 24 hours. Try again later.`,
      )
  }

  async function own(session: Session, taskId: string): Promise<VideoTaskRow> {
    const row = await store.find(taskId, ownerOf(session))
    if (!row) throw new ORPCError('NOT_FOUND', { status: 404, message: 'This download does not exist.' })
    return row
  }

  /** The worker hears of it and clears up; a download that had not begun is swept away. */
  async function stop({ id, jobId }: VideoTaskRow) {
    const finishedAt = new Date().toISOString()
    const changes = { speed: 0, eta: null, finishedAt, expiresAt: finishedAt } as const
    const stopped = await store.change(id, openStates, { ...changes, state: 'cancelled' })
    if (stopped && jobId) await jobs.cancel(jobId)
  }

  /** How tasks are shown; those that wait with their place in the queue. */
  async function viewOf(rows: readonly VideoTaskRow[]) {
    const waits = rows.some(({ state }) => state === 'queued')
    const places = waits ? await jobs.places(downloadJob) : new Map<string, number>()
    return (row: VideoTaskRow) => taskView(row, places.get(row.jobId ?? '') ?? 0)
  }
  const view = async (row: VideoTaskRow) => (await viewOf([row]))(row)

  /** Checks what any download needs, then queues the row's work in one transaction. */
  async function queue(
    session: Session,
    isNew: boolean,
    short: boolean,
    write: (jobId: (taskId: string) => Promise<string | null>) => Promise<void>,
  ) {
    const owner = ownerOf(session)
    await hit(limits, 'video-download', owner.userId, startRule)
    if (await runtime.diskIsShort())
      throw unavailable('The server is short of disk space. Try again later or tell an administrator.')
    await quotas.spend('jobs', session.workspace.id)
    await database.inTransaction(async () => {
      await checkShare(owner, isNew)
      const turn = { share: owner.userId, short }
      await write((taskId) => jobs.enqueue(downloadJob, { taskId }, { turn }))
    })
  }

  return {
    async start(
      session: Session,
      { url: entered, item, look, ...request }: Request & { url: string; item: number; look: boolean },
      signal: AbortSignal,
    ) {
      permit(access, session, 'videos.download')
      await quotas.demandRoom(session.workspace.id)
      try {
        const owner = ownerOf(session)
        const url = await vettedAddress(entered, runtime.policy)
        const known =
          (await learned(owner, url, item)) ?? (look ? await looks.ahead(session, url, item, signal) : null)
        const wanted = wantedOf(request, known)
        if ((announcedBytes(wanted, known) ?? 0) > video.maxBytes) throw tooLarge(video.maxBytes)
        const id = randomUUID()
        await queue(session, true, isShort(wanted, known), async (enqueue) =>
          store.insert({
            ...fresh,
            ...owner,
            id,
            url,
            wanted: JSON.stringify({ ...wanted, item }),
            duration: knownDuration(wanted, known),
            jobId: await enqueue(id),
            title: known?.title ?? url,
            createdAt: new Date().toISOString(),
          }),
        )
        return { task_id: id }
      } catch (error) {
        throw said(error)
      }
    },

    status: async (session: Session, taskId: string) => view(await own(session, taskId)),

    async list(session: Session, query: { cursor?: string | undefined; limit: number }) {
      const rows = await store.list(ownerOf(session), positionOf(query.cursor), query.limit)
      const { items, nextCursor } = pageOfRows(rows, query.limit, (row) => row.createdAt)
      return { items: items.map(await viewOf(items)), nextCursor }
    },

    async cancel(session: Session, taskId: string) {
      await stop(await own(session, taskId))
      return view(await own(session, taskId))
    },

    /** Begins again what failed or was cancelled; the parts that came already are used where they are still there. */
    async retry(session: Session, taskId: string) {
      permit(access, session, 'videos.download')
      await quotas.demandRoom(session.workspace.id)
      const row = await own(session, taskId)
      if (row.state !== 'failed' && row.state !== 'cancelled') return view(row)
      const wanted = orderedSchema.parse(JSON.parse(row.wanted))
      const known = await learned(ownerOf(session), row.url, wanted.item)
      await queue(session, false, isShort(wanted, known), async (enqueue) => {
        const { state, percent, speed, eta, error, finishedAt, expiresAt } = fresh
        await store.change(row.id, ['failed', 'cancelled'], {
          state,
          percent,
          speed,
          eta,
          error,
          finishedAt,
          expiresAt,
          jobId: await enqueue(row.id),
        })
      })
      return view(await own(session, taskId))
    },

    async remove(session: Session, taskId: string) {
      const row = await own(session, taskId)
      await stop(row)
      const states = [...openStates, 'completed', 'failed', 'cancelled'] as const
      await store.change(row.id, states, { hidden: 1, fileKey: null, expiresAt: null })
      if (row.fileKey) await files.delete(row.fileKey)
      if (row.state !== 'downloading' && row.state !== 'processing') await runtime.removeTask(row.id)
      return { taskId: row.id }
    },

    /** The stored file of a completed download of this person; null for everybody else and after its expiry. */
    async file(session: Session, taskId: string) {
      const row = await store.find(taskId, ownerOf(session))
      if (row?.state !== 'completed' || !row.fileKey) return null
      return {
        key: row.fileKey,
        filename: row.filename ?? 'video',
        size: row.size ?? 0,
        id: row.id,
        title: row.title,
      }
    },
  }
}
export type VideoService = ReturnType<typeof videoService>
