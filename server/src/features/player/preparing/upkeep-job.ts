import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { defineJob, type JobKind, type Jobs } from '../../../platform/jobs/jobs.ts'
import type { FilmStore } from '../store.ts'
import { fail } from './prepare-job.ts'
import type { FilmRuntime } from './runtime.ts'

const everySeconds = 60
/** An upload that nobody goes on with. */
const forgottenMs = 7 * 24 * 60 * 60 * 1000
/** Between the row and its job. */
const graceMs = 60_000

type Parts = {
  database: Database
  store: FilmStore
  jobs: Jobs
  emit: Emit
  runtime: FilmRuntime
  settle: (filmId: string, size: number) => Promise<void>
}

/** Ends what nobody works on any more: films whose job was killed too often, uploads that were given up. */
export function upkeepJob(parts: Parts): JobKind {
  const { store, jobs, runtime } = parts
  return defineJob({
    kind: 'film-upkeep',
    input: z.null(),
    everySeconds,
    async run() {
      const now = Date.now()
      for (const row of await store.prepared()) {
        const age = now - Date.parse(row.createdAt)
        if (row.step === 'uploading') {
          // A process that was killed may have had all of it.
          await parts.settle(row.id, Number(row.nextSize))
          const touched = await stat(join(runtime.uploads, row.id)).then(
            ({ mtimeMs }) => mtimeMs,
            () => null,
          )
          // The file may be on the disk of another process.
          if (age > forgottenMs && (touched === null || now - touched > forgottenMs))
            await fail(parts, row, 'cancelled')
        } else if (row.step !== 'fetching' && age > graceMs && row.jobId !== null) {
          const job = await jobs.find(row.jobId)
          if (!job || job.state === 'failed' || job.state === 'cancelled') await fail(parts, row, 'failed')
        }
      }
      for (const name of await readdir(runtime.uploads).catch(() => []))
        if (!(await isAwaited(store, name))) await rm(join(runtime.uploads, name), { force: true })
    },
  })
}

async function isAwaited(store: FilmStore, name: string) {
  const row = await store.findAny(name.replace(/\.json$/, ''))
  return row?.state === 'preparing' && row.step === 'uploading'
}
