import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { FilmRow } from '../../../platform/database/tables/films.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { defineJob, type JobKind, type Jobs } from '../../../platform/jobs/jobs.ts'
import type { FileStore } from '../../../platform/storage/file-store.ts'
import type { FilmFiles } from '../files.ts'
import type { GivenFilm } from '../given.ts'
import type { FilmStore } from '../store.ts'
import { changedFilm, fail } from './prepare-job.ts'

const everySeconds = 3

/** The downloader, as films ask for it. */
export type Fetching = {
  begin: (session: Session, url: string) => Promise<string | null>
  wayOf: (taskId: string) => Promise<{ percent: number; eta: number | null; file: GivenFilm | null } | null>
  giveUp: (session: Session, taskId: string) => Promise<void>
}

type Parts = {
  database: Database
  store: FilmStore
  jobs: Jobs
  emit: Emit
  files: FilmFiles
  stored: FileStore
  fetching: Fetching
  prepare: JobKind<{ filmId: string }>
  largest: number
}

/** Follows the downloads that bring films, and takes what has come. It asks anew each time, so nothing is lost by a crash. */
export function fetchJob(parts: Parts): JobKind {
  return defineJob({
    kind: 'film-fetch',
    input: z.null(),
    everySeconds,
    async run() {
      for (const row of await parts.store.fetched())
        if (row.fetchedBy !== null) await follow(parts, row, row.fetchedBy)
    },
  })
}

async function follow(parts: Parts, row: FilmRow, taskId: string) {
  const { store, fetching, largest } = parts
  const way = await fetching.wayOf(taskId)
  if (!way) return fail(parts, row, 'unreachable')
  const { percent, eta, file } = way
  if (!file) {
    await store.changePreparing(row.id, {
      percent: Math.min(99, Math.floor(percent)),
      eta: eta && Math.ceil(eta),
    })
    return
  }
  if (file.size > largest) return fail(parts, row, 'too-large')
  await take(parts, row, file)
}

async function take(
  { database, store, jobs, emit, files, stored, prepare }: Parts,
  row: FilmRow,
  file: GivenFilm,
) {
  const { name, size } = file
  const nextKey = files.originalKey(randomUUID())
  await stored.putStream(nextKey, await file.stream())
  await database.inTransaction(async () => {
    const turn = { share: row.workspaceId, short: false }
    const jobId = await jobs.enqueue(prepare, { filmId: row.id }, { turn })
    const changed = await store.changePreparing(row.id, {
      name: name.slice(0, 200) || row.name,
      step: 'waiting',
      percent: 0,
      eta: null,
      jobId,
      nextKey,
      nextSize: size,
      size,
      held: size,
      fetchedBy: null,
    })
    if (changed) await emit(changedFilm(changed))
  })
}
