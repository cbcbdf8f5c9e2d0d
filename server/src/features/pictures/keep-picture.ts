import { createHash, randomUUID } from 'node:crypto'
import { cleanedPicture } from '@aurelio/media/pictures/cleaned-picture'
import { BrokenPicture } from '@aurelio/media/pictures/cleaned'
import type { Database } from '../../platform/database/database.ts'
import type { PictureRow } from '../../platform/database/tables/sites.ts'
import type { Emit } from '../../platform/events/events.ts'
import type { JobKind, Jobs } from '../../platform/jobs/jobs.ts'
import type { FileStore } from '../../platform/storage/file-store.ts'
import { keyOf } from './picture-files.ts'
import { type PictureType, typeOf } from './picture-type.ts'
import { pictureStore } from './store.ts'

type Parts = {
  database: Database
  files: FileStore
  emit: Emit
  jobs: Jobs
  encodeJob: JobKind<{ id: string }>
}

/** Whose it becomes, and by whom. */
type Keeping = {
  who: { workspaceId: string; actorId: string | null; origin: string | null }
  name: string
  bytes: Uint8Array
}

export type PictureKeeper = ReturnType<typeof pictureKeeper>

/** Makes a picture of the workspace of bytes: without metadata, in the store, with its encoding on the way. */
export function pictureKeeper({ database, files, emit, jobs, encodeJob }: Parts) {
  const store = pictureStore(database)

  async function keep(
    { who, name }: Keeping,
    type: PictureType,
    bytes: Uint8Array,
    size: Size,
  ): Promise<PictureRow> {
    const digest = digestOf(bytes)
    const row: PictureRow = {
      id: randomUUID(),
      workspaceId: who.workspaceId,
      name,
      type,
      size: bytes.length,
      createdAt: new Date().toISOString(),
      ...size,
      digest,
      variants: null,
    }
    const key = keyOf(row)
    try {
      await files.put(key, bytes, { contentType: type })
      await database.inTransaction(async () => {
        await store.insert(row)
        await jobs.enqueue(encodeJob, { id: row.id }, { uniqueKey: `picture:${row.id}` })
        await emit({ ...who, at: row.createdAt, kind: 'picture.added', subject: { id: row.id, name } })
      })
    } catch (error) {
      await files.delete(key)
      throw error
    }
    return row
  }

  return {
    /** Null where the bytes are no picture. */
    async add(keeping: Keeping): Promise<PictureRow | null> {
      const picture = read(keeping.bytes)
      if (!picture) return null
      const { type, bytes, width, height } = picture
      return keep(keeping, type, bytes, { width, height })
    },

    /** The same, but bytes that the workspace has already are that picture. */
    async addOnce(keeping: Keeping): Promise<PictureRow | null> {
      const picture = read(keeping.bytes)
      if (!picture) return null
      const { type, bytes, width, height } = picture
      const known = await store.byDigest(keeping.who.workspaceId, digestOf(bytes))
      return known ?? keep(keeping, type, bytes, { width, height })
    },
  }
}

/** The picture without its metadata; null for what is none, or is broken. */
function read(bytes: Uint8Array) {
  const type = typeOf(bytes)
  if (!type) return null
  try {
    return { type, ...cleanedPicture(bytes, type) }
  } catch (error) {
    if (error instanceof BrokenPicture) return null
    throw error
  }
}

type Size = { width: number; height: number }

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url')
}
