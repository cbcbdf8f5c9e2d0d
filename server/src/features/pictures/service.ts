import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { largestPicture, type Picture } from '@aurelio/contracts/pictures'
import type { KnownPictures } from '@aurelio/page/values'
import pLimit from 'p-limit'
import type { Access } from '../../platform/access/access.ts'
import { by, type Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import type { PictureRow } from '../../platform/database/tables/sites.ts'
import type { Emit } from '../../platform/events/events.ts'
import { pageOfRows, positionOf } from '../../platform/http/cursor.ts'
import { notFound } from '../../platform/http/failures.ts'
import { bounded, isTooLarge, shownName, split } from '../../platform/http/incoming.ts'
import type { RateLimits } from '../../platform/http/rate-limits.ts'
import type { Quotas } from '../../platform/quotas.ts'
import type { FileStore } from '../../platform/storage/file-store.ts'
import { encodeKind } from './encode-job.ts'
import type { PictureKeeper } from './keep-picture.ts'
import {
  addressOfPicture,
  allKeys,
  idOfKey,
  keyOf,
  picturesNamedIn,
  readVariants,
  typeOfFile,
} from './picture-files.ts'
import { headBytes, typeOf } from './picture-type.ts'
import { encodingStore, pictureStore } from './store.ts'

const perWorkspace = { limit: 600, windowSeconds: 60 * 60 }
/** Pictures that are whole in memory at once, to be cleaned. */
const whole = pLimit(2)
const mostWaiting = 1000

export type AddOutcome =
  | { kind: 'added'; picture: Picture }
  | { kind: 'no-picture' | 'too-large' | 'forbidden' }
  /** All pictures of a workspace may have so many bytes. */
  | { kind: 'full'; bytes: number }
  | { kind: 'too-many'; seconds: number }

export type PictureService = ReturnType<typeof pictureService>

type Parts = {
  database: Database
  files: FileStore
  limits: RateLimits
  emit: Emit
  access: Access
  keeper: PictureKeeper
  quotas: Pick<Quotas, 'fullAt'>
}

/** The pictures of a workspace: their rows, and their bytes in the file store under a key made of their id. */
export function pictureService({ database, files, limits, emit, access, keeper, quotas }: Parts) {
  const store = pictureStore(database)
  const encodings = encodingStore(database)
  return {
    async list(session: Session, { cursor, limit }: { cursor?: string | undefined; limit: number }) {
      access.demand(session, 'pictures.read')
      const rows = await store.list(session.workspace.id, positionOf(cursor), limit)
      const { items, nextCursor } = pageOfRows(rows, limit, (row) => row.createdAt)
      return { items: items.map(toPicture), nextCursor }
    },

    /**
     * Takes a file as it comes; only once all of it is there, and few at once, it is read whole and cleaned. What turns
     * out too large or no picture leaves nothing behind.
     */
    async add(session: Session, name: string, body: AsyncIterable<Uint8Array>): Promise<AddOutcome> {
      const { workspace } = session
      if (!access.can(session, 'pictures.change')) return { kind: 'forbidden' }
      const seconds = await limits.hit('picture', [workspace.id], perWorkspace)
      if (seconds > 0) return { kind: 'too-many', seconds }
      const bytes = await quotas.fullAt(workspace.id)
      if (bytes !== null) return { kind: 'full', bytes }
      const parts = await split(body, headBytes)
      if (!typeOf(parts.head)) return { kind: 'no-picture' }
      const upload = `uploads/${randomUUID()}`
      try {
        await files.putStream(upload, Readable.from(bounded(parts, largestPicture)))
        const row = await whole(async () =>
          keeper.add({
            who: by(session),
            name: shownName(name, 'imagen'),
            bytes: await files.getBytes(upload),
          }),
        )
        return row ? { kind: 'added', picture: toPicture(row) } : { kind: 'no-picture' }
      } catch (error) {
        if (isTooLarge(error)) return { kind: 'too-large' }
        throw error
      } finally {
        await files.delete(upload)
      }
    },

    /** How many of the workspace's pictures nothing was made of yet. */
    async encoding(session: Session) {
      access.demand(session, 'pictures.read')
      const waiting = await encodings.waiting(mostWaiting, session.workspace.id)
      if (waiting.length === 0) return { waiting: 0, percent: 0 }
      return { waiting: waiting.length, percent: await encodings.progress(encodeKind) }
    },

    async remove(session: Session, id: string) {
      const { workspace } = session
      access.demand(session, 'pictures.change')
      const row = await database.inTransaction(async () => {
        const removed = await store.remove(workspace.id, id)
        if (!removed) throw notFound()
        await emit({ ...by(session), kind: 'picture.removed', subject: { id, name: removed.name } })
        return removed
      })
      for (const key of allKeys(row)) await files.delete(key)
      return { id }
    },

    /** Keys of the files that go with a workspace. */
    async filesOf(workspaceId: string) {
      return { fileKeys: (await store.all(workspaceId)).flatMap(allKeys) }
    },

    /** Those of these files that belong to a picture. */
    async named(keys: readonly string[]): Promise<ReadonlySet<string>> {
      const existing = await encodings.existing(keys.map(idOfKey))
      return new Set(keys.filter((key) => existing.has(idOfKey(key))))
    },

    /** Keys of the pictures themselves, for who takes them away. */
    async originalsOf(workspaceId: string) {
      return (await store.all(workspaceId)).map(keyOf)
    },

    /** What is known of the workspace's pictures that a text names, for who renders it. */
    async factsOf(workspaceId: string, text: string): Promise<KnownPictures> {
      const ids = picturesNamedIn(text)
      const rows = ids.length > 0 ? await store.named(workspaceId, ids) : []
      return new Map(
        rows.flatMap((row) => {
          const { width, height } = row
          if (width === null || height === null) return []
          const { widths, plain } = readVariants(row.variants) ?? { widths: [], plain: null }
          return [[addressOfPicture(row), { width, height, widths, plain }] as const]
        }),
      )
    },

    /** The bytes behind a public address; null where there is none. */
    async open(file: string) {
      const type = typeOfFile(file)
      if (!type) return null
      const key = `pictures/${file}`
      if (!(await files.exists(key))) return null
      const { contentLength } = await files.getMetaData(key)
      return { type, size: contentLength, stream: () => files.getStream(key) }
    },
  }
}

function toPicture(row: PictureRow): Picture {
  const { id, name, type, size, width, height, createdAt } = row
  return { id, name, path: addressOfPicture(row), type, size, width, height, createdAt }
}
