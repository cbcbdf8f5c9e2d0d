import { randomBytes, randomUUID } from 'node:crypto'
import type { Film, FilmBehaviour, FilmMaking, FilmProblem } from '@aurelio/contracts/films'
import { plainBehaviour } from '@aurelio/contracts/films'
import { filmAddress, type PublicOrigins, slugOf } from '@aurelio/page'
import type { Access } from '../../platform/access/access.ts'
import { by, type Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import type { FilmRow } from '../../platform/database/tables/films.ts'
import type { Emit } from '../../platform/events/events.ts'
import { notFound, refuse } from '../../platform/http/failures.ts'
import type { RateLimits } from '../../platform/http/rate-limits.ts'
import type { JobKind, Jobs } from '../../platform/jobs/jobs.ts'
import type { Quotas } from '../../platform/quotas.ts'
import type { FileStore } from '../../platform/storage/file-store.ts'
import type { FilmFiles } from './files.ts'
import type { GivenFilm } from './given.ts'
import { changedFilm, fail } from './preparing/prepare-job.ts'
import type { FilmStore } from './store.ts'
import type { Fetching } from './preparing/fetch-job.ts'
import type { FilmUploads } from './uploads.ts'
import { behaviourOf, filmOf, summaryOf } from './view.ts'

const perWorkspace = { limit: 200, windowSeconds: 60 * 60 }

export type FilmParts = {
  database: Database
  store: FilmStore
  files: FilmFiles
  stored: FileStore
  emit: Emit
  access: Access
  limits: RateLimits
  quotas: Quotas
  jobs: Jobs
  prepare: JobKind<{ filmId: string }>
  origins: PublicOrigins
  largest: number
  uploads: () => Pick<FilmUploads, 'begin' | 'forget'>
  /** What is added to addresses of a film that is not for everybody, for who makes it. */
  keyOf: (row: FilmRow) => string
  fetching: Fetching
  /** Has all that shows the film at this address drawn anew. */
  outdate: (workspaceId: string, page: string) => Promise<void>
}

/** The films of a workspace, from their upload to what they do on a page. */
export function filmService(parts: FilmParts) {
  const { database, store, files, stored, emit, access, limits, quotas, jobs, prepare, largest, uploads } =
    parts

  const view = async (row: FilmRow): Promise<Film> => filmOf(row, await store.tracksOf(row.id), parts)

  async function ofPerson(session: Session, id: string, action: 'pictures.read' | 'pictures.change') {
    access.demand(session, action)
    const row = await store.find(session.workspace.id, id)
    if (!row) throw notFound()
    return row
  }

  /** Whether one more film of this size may come. */
  async function demandRoom(session: Session, size: number) {
    access.demand(session, 'pictures.change')
    const seconds = await limits.hit('film', [session.workspace.id], perWorkspace)
    if (seconds > 0) throw refuse('TOO_MANY_REQUESTS', { seconds })
    if (size > largest) throw refuse('PAYLOAD_TOO_LARGE', { bytes: largest })
    await quotas.demandRoom(session.workspace.id)
    await quotas.spend('jobs', session.workspace.id)
  }

  /** Writes what has changed of a film, and tells of it. */
  async function change(session: Session, row: FilmRow, values: Partial<FilmRow>): Promise<Film> {
    const changed = await database.inTransaction(async () => {
      const after = await store.change(row.id, values)
      if (!after) throw notFound()
      await emit({ ...by(session), kind: 'film.changed', subject: { id: row.id, name: after.name } })
      return after
    })
    return view(changed)
  }

  /** Puts it in line to be prepared, in the transaction that is open. */
  async function queue(row: Pick<FilmRow, 'id' | 'workspaceId'>): Promise<Partial<FilmRow>> {
    const turn = { share: row.workspaceId, short: false }
    const jobId = await jobs.enqueue(prepare, { filmId: row.id }, { turn })
    return { state: 'preparing', step: 'waiting', percent: 0, eta: null, problem: null, jobId }
  }

  async function prepareAgain(session: Session, row: FilmRow, values: Partial<FilmRow> = {}) {
    return database.inTransaction(async () => change(session, row, { ...values, ...(await queue(row)) }))
  }

  async function insert(session: Session, name: string, values: Partial<FilmRow>): Promise<FilmRow> {
    const row = { ...emptyFilm(session.workspace.id, name), ...values }
    await database.inTransaction(async () => {
      await store.insert(row)
      await emit({ ...by(session), kind: 'film.changed', subject: row })
    })
    return row
  }

  return {
    async list(session: Session) {
      access.demand(session, 'pictures.read')
      return {
        items: (await store.list(session.workspace.id)).map((row) => summaryOf(row, parts.keyOf(row))),
        largest,
      }
    },

    get: async (session: Session, id: string) => view(await ofPerson(session, id, 'pictures.read')),

    /** Makes room for a film that is about to be sent. */
    async create(session: Session, { name, size }: { name: string; size: number }) {
      await demandRoom(session, size)
      const nextKey = files.originalKey(randomUUID())
      const row = await insert(session, withoutEnding(name), { nextKey, nextSize: size, size, held: size })
      await uploads().begin(row.id, size)
      return view(row)
    },

    /** The same for what takes the place of one that there is. */
    async replace(session: Session, id: string, size: number) {
      const row = await ofPerson(session, id, 'pictures.change')
      if (row.state === 'preparing') throw refuse('FILM_BUSY')
      await demandRoom(session, size)
      await uploads().begin(row.id, size)
      const nextKey = files.originalKey(randomUUID())
      return change(session, row, {
        nextKey,
        nextSize: size,
        state: 'preparing',
        step: 'uploading',
        percent: 0,
        eta: null,
        problem: null,
        jobId: null,
        trimFrom: 0,
        trimTo: null,
        posterSecond: null,
      })
    },

    /** Makes a film of what the workspace has already. */
    async take(session: Session, given: GivenFilm | null) {
      access.demand(session, 'pictures.change')
      if (!given) throw notFound()
      await demandRoom(session, given.size)
      const nextKey = files.originalKey(randomUUID())
      await stored.putStream(nextKey, await given.stream())
      return database.inTransaction(async () => {
        const { size } = given
        const row = await insert(session, withoutEnding(given.name), {
          nextKey,
          nextSize: size,
          size,
          held: size,
        })
        return change(session, row, await queue(row))
      })
    },

    /** Has a film of an address brought by the downloader; what comes of it is taken as if it had been sent. */
    async fetch(session: Session, url: string) {
      await demandRoom(session, 1)
      const fetchedBy = await parts.fetching.begin(session, url)
      if (fetchedBy === null) throw refuse('FILM_UNREACHABLE')
      const name = decodedName(url)
      return view(await insert(session, withoutEnding(name), { step: 'fetching', fetchedBy }))
    },

    /** Chooses how it is made, and makes it anew. */
    async make(session: Session, id: string, making: FilmMaking) {
      const row = await ofPerson(session, id, 'pictures.change')
      if (row.state === 'preparing') throw refuse('FILM_BUSY')
      const chosen = { making: JSON.stringify(making) }
      return row.sourceKey === null ? change(session, row, chosen) : prepareAgain(session, row, chosen)
    },

    /** Bytes that are awaited of a film. Throws where none are, or not of this person. */
    async awaited(session: Session, id: string) {
      const row = await ofPerson(session, id, 'pictures.change')
      if (row.state !== 'preparing' || row.step !== 'uploading') throw notFound()
      return Number(row.nextSize)
    },

    async moved(id: string, share: number) {
      await store.changePreparing(id, { percent: Math.floor(share * 100) })
    },

    /** All of it is here: it is kept, and waits to be prepared. */
    async arrived(id: string, file: string) {
      const row = await store.findAny(id)
      if (row?.state !== 'preparing' || row.step !== 'uploading' || row.nextKey === null) return
      await files.take(file, row.nextKey)
      await database.inTransaction(async () => {
        const changed = await store.changePreparing(id, await queue(row))
        if (changed) await emit(changedFilm(changed))
      })
    },

    async change(session: Session, id: string, { name, behaviour }: FilmChange) {
      const row = await ofPerson(session, id, 'pictures.change')
      return change(session, row, {
        ...(name !== undefined && { name }),
        ...(behaviour && { behaviour: JSON.stringify({ ...behaviourOf(row), ...behaviour }) }),
      })
    },

    /** Leaves out what stands before and behind; it is made anew of the original. */
    async trim(session: Session, id: string, { from, to }: { from: number; to: number | null }) {
      const row = await ofPerson(session, id, 'pictures.change')
      if (row.state === 'preparing') throw refuse('FILM_BUSY')
      if (row.sourceKey === null) throw notFound()
      return prepareAgain(session, row, { trimFrom: from, trimTo: to !== null && to > from ? to : null })
    },

    async retry(session: Session, id: string) {
      const row = await ofPerson(session, id, 'pictures.change')
      if (row.state === 'preparing') throw refuse('FILM_BUSY')
      const source = row.nextKey ?? row.sourceKey
      if (source === null || !(await stored.exists(source))) throw refuse('FILM_GONE')
      return prepareAgain(session, row)
    },

    async cancel(session: Session, id: string) {
      const row = await ofPerson(session, id, 'pictures.change')
      if (row.state !== 'preparing') return view(row)
      const problem: FilmProblem = 'cancelled'
      await database.inTransaction(async () => {
        await fail(parts, row, problem)
        if (row.jobId !== null) await jobs.cancel(row.jobId)
      })
      if (row.step === 'uploading') await uploads().forget(row.id)
      // It may have ended meanwhile, or be another person's.
      if (row.fetchedBy !== null) await parts.fetching.giveUp(session, row.fetchedBy).catch(() => null)
      return view((await store.findAny(id)) ?? row)
    },

    async remove(session: Session, id: string) {
      const row = await ofPerson(session, id, 'pictures.change')
      const keys = await files.ofFilm(row)
      await database.inTransaction(async () => {
        if (!(await store.remove(session.workspace.id, id))) throw notFound()
        if (row.jobId !== null) await jobs.cancel(row.jobId)
        await emit({ ...by(session), kind: 'film.removed', subject: { id, name: row.name } })
      })
      await uploads().forget(id)
      for (const key of keys) await stored.delete(key)
      await parts.outdate(session.workspace.id, filmAddress(row.address).page)
      return { id }
    },

    ofPerson,
    changeRow: change,
    view,
  }
}
export type FilmService = ReturnType<typeof filmService>
type FilmChange = {
  name?: string | undefined
  behaviour?: { [Field in keyof FilmBehaviour]?: FilmBehaviour[Field] | undefined } | undefined
}

function emptyFilm(workspaceId: string, name: string): FilmRow {
  const nothing = { eta: null, problem: null, jobId: null, sourceKey: null, nextKey: null, nextSize: null }
  return {
    ...nothing,
    id: randomUUID(),
    workspaceId,
    name,
    address: addressFor(name),
    state: 'preparing',
    step: 'uploading',
    percent: 0,
    size: 0,
    held: 0,
    version: null,
    made: null,
    trimFrom: 0,
    trimTo: null,
    posterSecond: null,
    behaviour: JSON.stringify(plainBehaviour),
    making: '{}',
    fetchedBy: null,
    createdAt: new Date().toISOString(),
  }
}

/** The last part of an address, as people read it. */
function decodedName(url: string): string {
  const part = URL.canParse(url)
    ? (new URL(url).pathname.split('/').findLast((each) => each !== '') ?? '')
    : ''
  try {
    return decodeURIComponent(part).slice(0, 200) || 'Vídeo'
  } catch {
    return 'Vídeo'
  }
}

/** What a film is called says what it is; six letters by chance keep two of one name apart. */
function addressFor(name: string) {
  const letters = [...randomBytes(6)].map((byte) => (byte % 36).toString(36)).join('')
  return `${slugOf(name).slice(0, 60) || 'video'}-${letters}`.replaceAll(/-+/g, '-')
}

/** `Bienvenida.mp4` is called `Bienvenida`. */
function withoutEnding(name: string) {
  return name.replace(/(?<=.)\.[a-z0-9]{2,4}$/i, '')
}
