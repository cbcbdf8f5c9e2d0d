import { readdir } from 'node:fs/promises'
import { z } from 'zod'
import { defineJob, type JobKind, type Jobs } from '../../platform/jobs/jobs.ts'
import type { FileStore } from '../../platform/storage/file-store.ts'
import type { VideoRuntime } from './runtime.ts'
import { openStates, type VideoStore } from './store.ts'

const everySeconds = 60
const keepRowsMs = 30 * 24 * 60 * 60 * 1000
const batch = 500

type Parts = { store: VideoStore; files: FileStore; jobs: Jobs; runtime: VideoRuntime }

/** Each minute: expired files go, folders without a task go, and a task whose work has died fails with a clear word. */
export function sweepJob({ store, files, jobs, runtime }: Parts): JobKind {
  return defineJob({
    kind: 'video-sweep',
    input: z.null(),
    everySeconds,
    run: async () => {
      const now = new Date()
      for (const { id, fileKey } of await store.expired(now.toISOString())) {
        if (fileKey) await files.delete(fileKey)
        await runtime.removeTask(id)
        await store.forgetFile(id)
      }
      for (const { id, jobId } of await store.open()) {
        const job = jobId ? await jobs.find(jobId) : undefined
        if (job?.state === 'queued' || job?.state === 'running') continue
        const error = 'The server stopped during this download. Try again.'
        await store.change(id, openStates, {
          state: 'failed',
          error,
          speed: 0,
          eta: null,
          finishedAt: now.toISOString(),
        })
      }
      await sweepFolders(store, runtime)
      await store.deleteOld(new Date(now.getTime() - keepRowsMs).toISOString())
    },
  })
}

async function sweepFolders(store: VideoStore, { tasksFolder, removeTask }: VideoRuntime) {
  const names = await readdir(tasksFolder).catch(() => [])
  for (let from = 0; from < names.length; from += batch) {
    const some = names.slice(from, from + batch)
    const known = new Set(await store.existing(some))
    for (const name of some) if (!known.has(name)) await removeTask(name)
  }
}
