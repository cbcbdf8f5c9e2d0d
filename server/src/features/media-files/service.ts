import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import {
  largestMediaFile,
  type MediaExtension,
  type MediaFile,
  type MediaFileKind,
  mediaTypes,
} from '@aurelio/contracts/media-files'
import { mediaAddress } from '@aurelio/page'
import type { Access } from '../../platform/access/access.ts'
import { by, type Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import type { MediaFileRow } from '../../platform/database/tables/sites.ts'
import type { Emit } from '../../platform/events/events.ts'
import { pageOfRows, positionOf } from '../../platform/http/cursor.ts'
import { notFound } from '../../platform/http/failures.ts'
import type { Quotas } from '../../platform/quotas.ts'
import type { FileStore } from '../../platform/storage/file-store.ts'
import { mediaFileStore } from './store.ts'

const longestName = 200
const folder = 'media'

/** A film or a sound whose bytes were judged by whoever brings it. */
export type GivenMedia = { name: string; extension: string; size: number; stream: () => Promise<Readable> }
export type MediaOutcome =
  | { kind: 'added'; file: MediaFile }
  | { kind: 'unfit' | 'too-large' | 'forbidden' }
  /** All files of a workspace may have so many bytes. */
  | { kind: 'full'; bytes: number }

type Parts = {
  database: Database
  files: FileStore
  emit: Emit
  access: Access
  quotas: Pick<Quotas, 'fullAt'>
}

/** The films and sounds of a workspace: their rows, and their bytes in the file store under a key made of their id. */
export function mediaFileService({ database, files, emit, access, quotas }: Parts) {
  const store = mediaFileStore(database)
  return {
    async list(
      session: Session,
      { kind, cursor, limit }: { kind: MediaFileKind; cursor?: string | undefined; limit: number },
    ) {
      access.demand(session, 'pictures.read')
      const rows = await store.list(session.workspace.id, kind, positionOf(cursor), limit)
      const { items, nextCursor } = pageOfRows(rows, limit, (row) => row.createdAt)
      return { items: items.map(toMediaFile), nextCursor }
    },

    /** Keeps a copy; what is not taken leaves nothing behind. */
    async add(session: Session, { name, extension, size, stream }: GivenMedia): Promise<MediaOutcome> {
      const { id: workspaceId } = session.workspace
      if (!access.can(session, 'pictures.change')) return { kind: 'forbidden' }
      if (!isMediaExtension(extension)) return { kind: 'unfit' }
      if (size > largestMediaFile) return { kind: 'too-large' }
      const bytes = await quotas.fullAt(workspaceId)
      if (bytes !== null) return { kind: 'full', bytes }
      const row = {
        id: randomUUID(),
        workspaceId,
        name: name.slice(0, longestName),
        kind: mediaTypes[extension].kind,
        extension,
        size,
        createdAt: new Date().toISOString(),
      }
      try {
        await files.putStream(keyOf(row), await stream())
        await database.inTransaction(async () => {
          await store.insert(row)
          await emit({ ...by(session), kind: 'media-file.added', subject: row })
        })
      } catch (error) {
        await files.delete(keyOf(row))
        throw error
      }
      return { kind: 'added', file: toMediaFile(row) }
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

    /** Keys of all that a workspace has. */
    keysOf: async (workspaceId: string) => (await store.all(workspaceId)).map(keyOf),

    /** Those of these files that belong to a film or a sound. */
    async named(keys: readonly string[]): Promise<ReadonlySet<string>> {
      const existing = await store.existing(keys.map(idOf))
      return new Set(keys.filter((key) => existing.has(idOf(key))))
    },

    /** What stands behind a public address; null where there is none. */
    async open(file: string): Promise<{ key: string; type: string } | null> {
      const [, extension = ''] = /^[0-9a-f-]{36}\.(\w+)$/.exec(file) ?? []
      if (!isMediaExtension(extension)) return null
      const key = `${folder}/${file}`
      return (await files.exists(key)) ? { key, type: mediaTypes[extension].type } : null
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
