import { EngineError, type EngineEvents, type Produced } from '@aurelio/media/engine'
import { z } from 'zod'
import { defineJob, type JobTools } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log/log.ts'
import type { VideoTaskRow } from '../../platform/database/tables/videos.ts'
import type { FileStore } from '../../platform/storage/file-store.ts'
import { moveIn } from '../../platform/storage/move-in.ts'
import { safeFileName } from '../../platform/storage/file-name.ts'
import type { VideoConfig, VideoRuntime } from './runtime.ts'
import { openStates, type VideoStore } from './store.ts'
import { orderedSchema } from './wanted.ts'

const writeEveryMs = 500
const diskEveryMs = 5000
const dayMs = 24 * 60 * 60 * 1000
const hourMs = 60 * 60 * 1000

export type CountUse = (row: Pick<VideoTaskRow, 'workspaceId' | 'userId'>) => Promise<void>
type Parts = {
  store: VideoStore
  files: FileStore
  runtime: VideoRuntime
  config: Pick<VideoConfig, 'video' | 'storage'>
  log: Log
  /** One more that came to its end. */
  countUse: CountUse
}

/** One download. It may run again after a crash: the parts in its folder are used then. */
export function downloadJob(parts: Parts) {
  return defineJob({
    kind: 'video-download',
    input: z.object({ taskId: z.string() }),
    maxAttempts: 3,
    run: async ({ taskId }, tools) => {
      const row = await parts.store.findAny(taskId)
      if (row && openStates.some((state) => state === row.state)) await download(parts, row, tools)
    },
  })
}

async function download(parts: Parts, row: VideoTaskRow, { signal, progress }: JobTools) {
  const { store, runtime, config } = parts
  const { video } = config
  const folder = runtime.taskFolder(row.id)
  const used = await store.usage(row.userId, new Date(Date.now() - dayMs).toISOString())
  const maxBytes = Math.max(1, Math.min(video.maxBytes, video.dailyBytes - used.bytes))
  const disk = diskGuard(runtime)
  const writer = taskWriter(store, row, progress)
  try {
    const wanted = orderedSchema.parse(JSON.parse(row.wanted))
    const order = {
      url: row.url,
      item: wanted.item,
      wanted,
      folder,
      maxBytes,
      maxDuration: video.maxSeconds,
      knownDuration: row.duration,
    }
    const produced = await runtime.engine.download(
      order,
      writer.events,
      AbortSignal.any([signal, disk.signal]),
    )
    const fileKey = await keep(parts, row.id, produced)
    const { received, title } = await writer.end()
    const now = Date.now()
    const completed = await store.change(row.id, openStates, {
      state: 'completed',
      percent: 100,
      speed: 0,
      eta: null,
      error: null,
      received,
      fileKey,
      filename: safeFileName(title, produced.ext, 'video'),
      size: produced.size,
      duration: produced.duration,
      finishedAt: new Date(now).toISOString(),
      expiresAt: new Date(now + video.retentionHours * hourMs).toISOString(),
    })
    // It was cancelled in its last moment.
    if (!completed) await parts.files.delete(fileKey)
    await runtime.removeTask(row.id)
    if (completed) await parts.countUse(row)
  } catch (error) {
    const { received } = await writer.end()
    await settle(parts, row, { error: disk.signal.aborted ? short : error, received, signal })
  } finally {
    disk.end()
  }
}

const short = new EngineError('failed', 'The server ran short of disk space. Try again later.')

/** How an attempt ends that brought no file: cancelled, given back to the queue at a stop, or failed with its reason. */
async function settle(
  { store, runtime, config, log }: Parts,
  row: VideoTaskRow,
  { error, received, signal }: { error: unknown; received: number; signal: AbortSignal },
) {
  const current = await store.findAny(row.id)
  if (!current || current.state === 'cancelled') {
    await store.change(row.id, ['cancelled'], { received })
    await runtime.removeTask(row.id)
    return
  }
  if (signal.aborted && error !== short) {
    await store.change(row.id, openStates, { state: 'queued', speed: 0, eta: null, received })
    throw error
  }
  if (!(error instanceof EngineError)) log.error({ error, task: row.id }, 'A video download broke')
  const message =
    error instanceof EngineError ? error.message : 'Something went wrong on the server. Try again.'
  const now = Date.now()
  await store.change(row.id, openStates, {
    state: 'failed',
    error: message,
    speed: 0,
    eta: null,
    received,
    finishedAt: new Date(now).toISOString(),
    // The parts stay so long for another try.
    expiresAt: new Date(now + config.video.retentionHours * hourMs).toISOString(),
  })
}

async function keep({ files, config }: Parts, taskId: string, { file, ext }: Produced) {
  const key = `videos/${taskId}.${ext}`
  await moveIn({ files, storage: config.storage }, file, key)
  return key
}

/** Writes the progress into the row, at most twice a second and one write at a time. */
function taskWriter(store: VideoStore, row: VideoTaskRow, onPercent: (percent: number) => void) {
  let { percent, title } = row
  let received = 0
  let latest: Parameters<EngineEvents['progress']>[0] | null = null
  let written: VideoTaskRow['state'] = row.state
  let writing: Promise<unknown> | null = null
  const write = () => {
    if (!latest || writing) return
    const { phase, speed, eta } = latest
    latest = null
    written = phase
    onPercent(percent)
    writing = store
      .change(row.id, openStates, {
        state: phase,
        percent,
        title,
        speed: Math.round(speed),
        eta,
        received: row.received + received,
      })
      // The next one may succeed; the final state is written apart and is not allowed to fail.
      .catch(() => false)
      .finally(() => {
        writing = null
      })
  }
  const timer = setInterval(write, writeEveryMs)
  const events: EngineEvents = {
    title: (text) => {
      title = text.slice(0, 300)
    },
    received: (bytes) => {
      received = bytes
    },
    progress: (at) => {
      // A resumed download counts anew; the person's figure does not fall.
      percent = Math.max(percent, Math.floor(at.percent))
      latest = at
      // A new phase shows at once.
      if (at.phase !== written) write()
    },
  }
  return {
    events,
    async end() {
      clearInterval(timer)
      await writing
      return { received: row.received + received, title }
    },
  }
}

function diskGuard(runtime: VideoRuntime) {
  const controller = new AbortController()
  const timer = setInterval(() => {
    runtime.diskIsShort().then(
      (isShort) => isShort && controller.abort(),
      () => controller.abort(),
    )
  }, diskEveryMs)
  return { signal: controller.signal, end: () => clearInterval(timer) }
}
