import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import {
  type MediaExtension,
  type MediaFile,
  type MediaFileKind,
  mediaTypes,
} from '@aurelio/contracts/media-files'
import { headBytes, keptKind } from '@aurelio/contracts/playable-media'
import { mediaAddress } from '@aurelio/page'
import type { Access } from '../../platform/access/access.ts'
import { by, type Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import type { MediaFileRow } from '../../platform/database/tables/sites.ts'
import type { Emit } from '../../platform/events/events.ts'
import { pageOfRows, positionOf } from '../../platform/http/cursor.ts'
import { notFound } from '../../platform/http/failures.ts'
import { bounded, isTooLarge, shownName, split } from '../../platform/http/incoming.ts'
import type { RateLimits } from '../../platform/http/rate-limits.ts'
import type { Quotas } from '../../platform/quotas.ts'
import type { FileStore } from '../../platform/storage/file-store.ts'
import { mediaFileStore } from './store.ts'

const perWorkspace = { limit: 200, windowSeconds: 60 * 60 }
const folder = 'media'

/** A film or a sound whose bytes were judged by whoever brings it. */
export type GivenMedia = { name: string; extension: string; size: number; stream: () => Promise<Readable> }
export type MediaOutcome =
  | { kind: 'added'; file: MediaFile }
  | { kind: 'unfit' | 'forbidden' }
  /** One of them may have so many bytes. */
  | { kind: 'too-large'; bytes: number }
  /** All files of a workspace may have so many bytes. */
  | { kind: 'full'; bytes: number }
export type UploadOutcome = MediaOutcome | { kind: 'too-many'; seconds: number }

type Parts = {
  database: Database
  files: FileStore
  emit: Emit
  access: Access
  limits: RateLimits
  quotas: Pick<Quotas, 'fullAt'>
  /** Bytes that one film or sound may have. */
  largest: number
}

/** The films, sounds and PDF of a workspace: their rows, and their bytes in the file store under a key made of their id. */
export function mediaFileService({ database, files, emit, access, limits, quotas, largest }: Parts) {
  const store = mediaFileStore(database)

  /** What keeps a workspace from taking another one; null where nothing does. */
  async function obstacle(session: Session) {
    if (!access.can(session, 'pictures.change')) return { kind: 'forbidden' } as const
    const bytes = await quotas.fullAt(session.workspace.id)
    return bytes === null ? null : ({ kind: 'full', bytes } as const)
  }

  /** Writes the bytes, then the row; what fails on the way leaves nothing behind. */
  async function keep(session: Session, { name, extension }: Kept, stream: () => Promise<Readable>) {
    const id = randomUUID()
    const key = keyOf({ id, extension })
    try {
      await files.putStream(key, await stream())
      const { contentLength: size } = await files.getMetaData(key)
      const row = {
        id,
        workspaceId: session.workspace.id,
        name: shownName(name, extension),
        kind: mediaTypes[extension].kind,
        extension,
        size,
        createdAt: new Date().toISOString(),
      }
      await database.inTransaction(async () => {
        await store.insert(row)
        await emit({ ...by(session), kind: 'media-file.added', subject: row })
      })
      return { kind: 'added', file: toMediaFile(row) } as const
    } catch (error) {
      await files.delete(key)
      throw error
    }
  }

  return {
    async list(
      session: Session,
      { kind, cursor, limit }: { kind: MediaFileKind; cursor?: string | undefined; limit: number },
    ) {
      access.demand(session, 'pictures.read')
      const rows = await store.list(session.workspace.id, kind, positionOf(cursor), limit)
      const { items, nextCursor } = pageOfRows(rows, limit, (row) => row.createdAt)
      return { items: items.map(toMediaFile), nextCursor, largest }
    },

    /** Keeps a copy of what somebody has judged. */
    async add(session: Session, { name, extension, size, stream }: GivenMedia): Promise<MediaOutcome> {
      const refused = await obstacle(session)
      if (refused) return refused
      if (!isMediaExtension(extension)) return { kind: 'unfit' }
      if (size > largest) return { kind: 'too-large', bytes: largest }
      return keep(session, { name, extension }, stream)
    },

    /** Takes a file as it comes, by what its first bytes are and not by its name. */
    async upload(session: Session, name: string, body: AsyncIterable<Uint8Array>): Promise<UploadOutcome> {
      const seconds = await limits.hit('media-file', [session.workspace.id], perWorkspace)
      if (seconds > 0) return { kind: 'too-many', seconds }
      const refused = await obstacle(session)
      if (refused) return refused
      const parts = await split(body, headBytes)
      const extension = keptKind(parts.head)
      if (!extension) return { kind: 'unfit' }
      try {
        const stream = Readable.from(bounded(parts, largest))
        return await keep(session, { name, extension }, () => Promise.resolve(stream))
      } catch (error) {
        if (isTooLarge(error)) return { kind: 'too-large', bytes: largest }
        throw error
      }
    },

    async remove(session: Session, id: string) {
      access.demand(session, 'pictures.change')
      const row = await database.inTransaction(async () => {
        const removed = await store.remove(session.workspace.id, id)
        if (!removed) throw notFound()
        await emit({ ...by(session), kind: 'media-file.removed', subject: { id, name: removed.name } })
        return removed
      })
      await files.delete(keyOf(row))
      return { id }
    },

    /** A film of the library for who makes something else of it; null where there is none. */
    async given(session: Session, id: string) {
      access.demand(session, 'pictures.read')
      const row = (await store.all(session.workspace.id)).find(
        (each) => each.id === id && each.kind === 'video',
      )
      if (!row) return null
      return { name: row.name, size: row.size, stream: () => files.getStream(keyOf(row)) }
    },

    /** Keys of all that a workspace has. */
    keysOf: async (workspaceId: string) => (await store.all(workspaceId)).map(keyOf),

    /** Those of these files that belong to a film or a sound. */
    async named(keys: readonly string[]): Promise<ReadonlySet<string>> {
      const existing = await store.existing(keys.map(idOf))
      return new Set(keys.filter((key) => existing.has(idOf(key))))
    },

    /** What may stand behind a public address; null where nothing can. */
    placeOf(file: string): { key: string; type: string } | null {
      const [, extension = ''] = /^[0-9a-f-]{36}\.(\w+)$/.exec(file) ?? []
      if (!isMediaExtension(extension)) return null
      return { key: `${folder}/${file}`, type: mediaTypes[extension].type }
    },
  }
}
export type MediaFileService = ReturnType<typeof mediaFileService>

function isMediaExtension(extension: string): extension is MediaExtension {
  return Object.hasOwn(mediaTypes, extension)
}

/** Of a key such as `media/<id>.mp4`. */
function idOf(key: string) {
  return /([^/]+)\.\w+$/.exec(key)?.[1] ?? ''
}

type Named = Pick<MediaFileRow, 'id' | 'extension'>
type Kept = { name: string; extension: MediaExtension }

function fileOf({ id, extension }: Named) {
  return `${id}.${extension}`
}

function keyOf(row: Named) {
  return `${folder}/${fileOf(row)}`
}

function toMediaFile(row: MediaFileRow): MediaFile {
  const { id, name, kind, size, createdAt } = row
  return { id, name, kind, path: mediaAddress(fileOf(row)), size, createdAt }
}
