import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { largestPicture, type Picture, pictureTypes } from '@aurelio/contracts/pictures'
import { pictureAddress } from '@aurelio/page'
import type { Access } from '../../platform/access/access.ts'
import { by, type Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import type { PictureRow } from '../../platform/database/tables/sites.ts'
import type { Emit } from '../../platform/events/events.ts'
import { pageOfRows, positionOf } from '../../platform/http/cursor.ts'
import { notFound } from '../../platform/http/failures.ts'
import type { RateLimits } from '../../platform/http/rate-limits.ts'
import type { FileStore } from '../../platform/storage/file-store.ts'
import { headBytes, type PictureType, typeOf } from './picture-type.ts'
import { pictureStore } from './store.ts'

/** Bytes of all pictures of one workspace. */
export const largestTotal = 2 * 1024 * 1024 * 1024
const perWorkspace = { limit: 600, windowSeconds: 60 * 60 }
const longestName = 200

export type AddOutcome =
  | { kind: 'added'; picture: Picture }
  | { kind: 'no-picture' | 'too-large' | 'full' | 'forbidden' }
  | { kind: 'too-many'; seconds: number }

export type PictureService = ReturnType<typeof pictureService>

type Parts = {
  database: Database
  files: FileStore
  limits: RateLimits
  emit: Emit
  access: Access
}

/** The pictures of a workspace: their rows, and their bytes in the file store under a key made of their id. */
export function pictureService({ database, files, limits, emit, access }: Parts) {
  const store = pictureStore(database)
  return {
    async list(session: Session, { cursor, limit }: { cursor?: string | undefined; limit: number }) {
      access.demand(session, 'pictures.read')
      const rows = await store.list(session.workspace.id, positionOf(cursor), limit)
      const { items, nextCursor } = pageOfRows(rows, limit, (row) => row.createdAt)
      return { items: items.map(toPicture), nextCursor }
    },

    /** Takes a file as it comes, never whole in memory; what turns out too large or no picture leaves nothing behind. */
    async add(session: Session, name: string, body: AsyncIterable<Uint8Array>): Promise<AddOutcome> {
      const { workspace } = session
      if (!access.can(session, 'pictures.change')) return { kind: 'forbidden' }
      const seconds = await limits.hit('picture', [workspace.id], perWorkspace)
      if (seconds > 0) return { kind: 'too-many', seconds }
      if ((await store.total(workspace.id)) >= largestTotal) return { kind: 'full' }
      const { head, rest } = await split(body)
      const type = typeOf(head)
      if (!type) return { kind: 'no-picture' }
      const id = randomUUID()
      const key = keyOf(id, type)
      const counted = counting(head, rest)
      try {
        await files.putStream(key, Readable.from(counted.bytes), { contentType: type })
        const createdAt = new Date().toISOString()
        const row = {
          id,
          workspaceId: workspace.id,
          name: cleanName(name),
          type,
          size: counted.size(),
          createdAt,
        }
        await database.inTransaction(async () => {
          await store.insert(row)
          await emit({ ...by(session), kind: 'picture.added', subject: { id, name: row.name } })
        })
        return { kind: 'added', picture: toPicture(row) }
      } catch (error) {
        await files.delete(key)
        if (error instanceof TooLarge) return { kind: 'too-large' }
        throw error
      }
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
      await files.delete(keyOf(row.id, row.type))
      return { id }
    },

    /** Keys of the files that go with a workspace. */
    async filesOf(workspaceId: string) {
      return { fileKeys: (await store.all(workspaceId)).map(({ id, type }) => keyOf(id, type)) }
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

class TooLarge extends Error {
  override name = 'TooLarge'
}

/** The first bytes, and everything after them. */
async function split(body: AsyncIterable<Uint8Array>) {
  const rest = body[Symbol.asyncIterator]()
  let head = new Uint8Array()
  while (head.length < headBytes) {
    const { done, value } = await rest.next()
    if (done === true) break
    const joined = new Uint8Array(head.length + value.length)
    joined.set(head)
    joined.set(value, head.length)
    head = joined
  }
  return { head, rest: { [Symbol.asyncIterator]: () => rest } }
}

/** The same bytes, counted; throws TooLarge as soon as there are too many. */
function counting(head: Uint8Array, rest: AsyncIterable<Uint8Array>) {
  let size = 0
  const count = (part: Uint8Array) => {
    size += part.length
    if (size > largestPicture) throw new TooLarge()
    return part
  }
  async function* bytes() {
    yield count(head)
    for await (const part of rest) yield count(part)
  }
  return { bytes: bytes(), size: () => size }
}

function keyOf(id: string, type: string) {
  return `pictures/${fileOf(id, type)}`
}

function fileOf(id: string, type: string) {
  const extension = Object.entries(pictureTypes).find(([known]) => known === type)?.[1] ?? 'bin'
  return `${id}.${extension}`
}

const types: readonly PictureType[] = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/svg+xml',
]
const filePattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.([a-z]+)$/

/** Only names that we made; no path leads anywhere else. */
function typeOfFile(file: string): PictureType | undefined {
  const extension = filePattern.exec(file)?.[1]
  return types.find((type) => pictureTypes[type] === extension)
}

/** Names are shown, never used as paths. */
function cleanName(name: string) {
  return (
    name
      .replaceAll(/\p{Cc}/gu, '')
      .trim()
      .slice(0, longestName) || 'imagen'
  )
}

function toPicture({ id, name, type, size, createdAt }: PictureRow): Picture {
  return { id, name, path: pictureAddress(fileOf(id, type)), type, size, createdAt }
}
