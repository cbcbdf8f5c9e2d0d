import { randomUUID } from 'node:crypto'
import { rm, stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { FilmProblem, FilmStep } from '@aurelio/contracts/films'
import { EngineError } from '@aurelio/media/engine'
import { z } from 'zod'
import type { Config } from '../../../platform/config.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { FilmRow } from '../../../platform/database/tables/films.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { defineJob, type JobKind, type JobTools } from '../../../platform/jobs/jobs.ts'
import type { Log } from '../../../platform/log/log.ts'
import type { FilmFiles } from '../files.ts'
import type { FilmStore } from '../store.ts'
import { filesOfMade, ownPoster, readMade } from '../made.ts'
import { makingOf } from '../view.ts'
import { FilmRefused, makeFilm } from './make-film.ts'
import type { FilmRuntime } from './runtime.ts'

const writeEveryMs = 1000

type Parts = {
  database: Database
  store: FilmStore
  files: FilmFiles
  runtime: FilmRuntime
  video: Config['video']
  emit: Emit
  log: Log
}

/** Makes of an original what pages play. It may run again after a crash: nothing of it is seen before all of it is there. */
export function prepareJob(parts: Parts): JobKind<{ filmId: string }> {
  let running = 0
  return defineJob({
    kind: 'film-prepare',
    input: z.object({ filmId: z.string() }),
    maxAttempts: 3,
    async run({ filmId }, tools) {
      const row = await parts.store.findAny(filmId)
      if (row?.state !== 'preparing') return
      running += 1
      try {
        // Together they take about one core each, and one alone takes what is free.
        await prepare(parts, row, tools, Math.max(1, Math.floor(availableParallelism() / running)))
      } finally {
        running -= 1
      }
    },
  })
}

async function prepare(parts: Parts, row: FilmRow, { signal, progress }: JobTools, threads: number) {
  const { runtime, video, files, log } = parts
  const folder = await runtime.workFolder(row.id)
  const reporter = reportOf(parts, row, progress)
  try {
    const tools = await runtime.tools()
    if (!tools) throw new FilmRefused('missing-program')
    if (await runtime.diskIsShort()) throw new FilmRefused('disk-full')
    const source = row.nextKey ?? row.sourceKey
    if (source === null) throw new FilmRefused('failed')
    const file = await files.here(source, folder)
    const { made, problem } = await makeFilm({
      file,
      folder,
      threads,
      tools,
      signal,
      env: runtime.env(folder),
      trim: { from: row.trimFrom, to: row.trimTo },
      posterSecond: row.posterSecond,
      making: makingOf(row),
      mostSeconds: video.filmSeconds,
      onStep: (...step) => reporter.onStep(...step),
    })
    const { size } = await stat(file)
    const version = randomUUID()
    // An uploaded poster goes on from one version to the next.
    const own = readMade(row.made)?.poster
    const isOwn = row.posterSecond === null && row.version !== null && own?.startsWith(ownPoster) === true
    let held = size
    for (const name of filesOfMade(made)) {
      held += (await stat(join(folder, name))).size
      await files.take(join(folder, name), files.keyOf(version, name))
    }
    if (isOwn && row.version !== null)
      await files.copy(files.keyOf(row.version, own), files.keyOf(version, own))
    await reporter.end()
    const done = { state: 'ready', step: null, percent: 100, eta: null, jobId: null } as const
    const kept = await settle(parts, row, {
      ...done,
      problem,
      version,
      size,
      held,
      made: JSON.stringify(isOwn ? { ...made, poster: own } : made),
      sourceKey: source,
      nextKey: null,
      nextSize: null,
    })
    // It was cancelled in its last moment. The version before stays for who is looking at it, until the sweep takes it.
    if (!kept) await files.removeVersion(version)
    if (kept && row.sourceKey !== source) await files.removeOriginal(row.sourceKey)
  } catch (error) {
    await reporter.end()
    // First of all: on a full disk, what is told of it needs the room.
    await rm(folder, { recursive: true, force: true })
    // Given back to the queue at a stop, it begins again.
    if (signal.aborted && !(await isCancelled(parts, row))) throw error
    const problem = problemOf(error)
    if (problem === 'failed') log.error({ error, film: row.id }, 'A film could not be prepared')
    await fail(parts, row, problem)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** What stood there before goes on; where nothing did, the film has failed. */
export async function fail(
  parts: Pick<Parts, 'database' | 'store' | 'emit'>,
  row: FilmRow,
  problem: FilmProblem,
) {
  const ends = { problem, step: null, eta: null, jobId: null, fetchedBy: null } as const
  const stays =
    row.made === null
      ? ({ state: 'failed' } as const)
      : ({ state: 'ready', nextKey: null, nextSize: null } as const)
  await settle(parts, row, { ...ends, ...stays })
}

async function settle(
  { database, store, emit }: Pick<Parts, 'database' | 'store' | 'emit'>,
  { id }: FilmRow,
  values: Parameters<FilmStore['changePreparing']>[1],
): Promise<boolean> {
  return database.inTransaction(async () => {
    const changed = await store.changePreparing(id, values)
    if (changed) await emit(changedFilm(changed))
    return changed !== undefined
  })
}

/** What is told of a film that a job has changed. */
export function changedFilm({ id, name, workspaceId }: FilmRow) {
  const at = new Date().toISOString()
  return {
    kind: 'film.changed',
    workspaceId,
    actorId: null,
    origin: null,
    at,
    subject: { id, name },
  } as const
}

async function isCancelled({ store }: Parts, { id }: FilmRow): Promise<boolean> {
  return (await store.findAny(id))?.state !== 'preparing'
}

function problemOf(error: unknown): FilmProblem {
  if (error instanceof FilmRefused) return error.problem
  if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return 'disk-full'
  if (!(error instanceof EngineError)) return 'failed'
  if (error.fault === 'disguised' || error.fault === 'disk-full' || error.fault === 'cancelled')
    return error.fault
  return error.fault === 'format' ? 'broken' : 'failed'
}

/** Writes how far it is, at most once a second and one write at a time. */
function reportOf({ store, database, emit }: Parts, row: FilmRow, progress: (percent: number) => void) {
  let latest: { step: FilmStep; percent: number } | null = null
  let written: FilmStep | null = null
  let began = Date.now()
  let writing: Promise<unknown> | null = null
  const write = () => {
    if (!latest || writing) return
    const { step, percent } = latest
    const isNew = step !== written
    latest = null
    if (isNew) began = Date.now()
    written = step
    progress(percent)
    const seconds = (Date.now() - began) / 1000
    const eta = percent >= 3 ? Math.ceil((seconds * (100 - percent)) / percent) : null
    const values = { step, percent: Math.floor(percent), eta }
    writing = database
      .inTransaction(async () => {
        const changed = await store.changePreparing(row.id, values)
        if (isNew && changed) await emit(changedFilm(changed))
      })
      // The next one may succeed; how it ends is written apart and is not allowed to fail.
      .catch(() => undefined)
      .finally(() => {
        writing = null
      })
  }
  const timer = setInterval(write, writeEveryMs)
  return {
    onStep(step: FilmStep, percent: number) {
      latest = { step, percent }
      if (step !== written) write()
    },
    async end() {
      clearInterval(timer)
      await writing
    },
  }
}
