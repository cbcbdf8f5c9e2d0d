import { randomUUID } from 'node:crypto'
import { thumbnailSize } from '@aurelio/contracts/page-overview'
import type { Access } from '../../../platform/access/access.ts'
import { wholeOf } from '../../../platform/access/scope.ts'
import type { Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import { constraintFault } from '../../../platform/database/errors.ts'
import type { RateLimits } from '../../../platform/http/rate-limits.ts'
import { loadSharp } from '../../../platform/images/load-sharp.ts'
import type { Log } from '../../../platform/log/log.ts'
import type { FileStore } from '../../../platform/storage/file-store.ts'
import { pageStore } from '../store.ts'
import { readyPicture } from './ready-pictures.ts'
import { thumbnailStore } from './store.ts'

/** Enough for a person who looks through all their pages. */
const perWorkspace = { limit: 1200, windowSeconds: 60 * 60 }
/** What a browser sends is four times as large as what is kept, at most. */
const mostPixels = 4 * thumbnailSize.width * thumbnailSize.height

type Parts = {
  database: Database
  files: FileStore
  limits: RateLimits
  log: Log
  access: Access
}

export type ThumbnailOutcome =
  | { kind: 'kept' }
  | { kind: 'forbidden' | 'no-page' | 'no-picture' | 'old' }
  | { kind: 'too-many'; seconds: number }

/**
 * The small pictures of pages. A member's browser makes them of the page's own render; whatever it sends is decoded and
 * encoded anew, so that what is kept is a picture of known size and nothing else.
 */
export function thumbnailService({ database, files, limits, log, access }: Parts) {
  const pages = pageStore(database)
  const store = thumbnailStore(database)

  async function discard(fileKey: string) {
    await files
      .delete(fileKey)
      .catch((error: unknown) => log.warn({ error, fileKey }, 'A file could not be removed'))
  }

  return {
    async put(session: Session, id: string, version: number, bytes: Buffer): Promise<ThumbnailOutcome> {
      const workspaceId = session.workspace.id
      if (!access.can(session, 'pages.edit')) return { kind: 'forbidden' }
      const seconds = await limits.hit('thumbnail', [workspaceId], perWorkspace)
      if (seconds > 0) return { kind: 'too-many', seconds }
      const page = await pages.summary(wholeOf(workspaceId), id)
      if (!page) return { kind: 'no-page' }
      const picture = await encoded(bytes)
      if (!picture) return { kind: 'no-picture' }
      // Of a version that is not there yet, or older than the picture that is: nothing to keep.
      const before = await store.find(workspaceId, id)
      if (version > page.version || version < (before?.version ?? 1)) return { kind: 'old' }
      const fileKey = `thumbnails/${randomUUID()}.webp`
      await files.put(fileKey, picture)
      try {
        await store.put({ pageId: id, workspaceId, version, fileKey })
      } catch (error) {
        await discard(fileKey)
        // The page went meanwhile.
        if (constraintFault(error) === 'foreign-key') return { kind: 'old' }
        throw error
      }
      if (before) await discard(before.fileKey)
      return { kind: 'kept' }
    },

    /**
     * Gives a new page made of this template the picture that the product brings of it, if any, so that no browser has
     * to draw it first. Where it cannot be had or kept, the first one that shows the page draws it as any other.
     */
    async putReady(workspaceId: string, pageId: string, template: string): Promise<void> {
      const fileKey = `thumbnails/${randomUUID()}.webp`
      try {
        const picture = await readyPicture(template)
        if (!picture) return
        await files.put(fileKey, picture)
      } catch (error) {
        log.warn({ error, template }, 'A page begins without its picture')
        return
      }
      await store.put({ pageId, workspaceId, version: 1, fileKey })
    },

    /** The picture of a page that the person sees; null where there is none. */
    async read(session: Session, id: string): Promise<Uint8Array<ArrayBuffer> | null> {
      const row = await store.find(session.workspace.id, id)
      if (!row || !(await pages.summary(access.scope(session), id))) return null
      return files.getBytes(row.fileKey).then(
        (bytes) => new Uint8Array(bytes),
        () => null,
      )
    },

    async filesOf(workspaceId: string) {
      return (await store.all(workspaceId)).map(({ fileKey }) => fileKey)
    },

    /** The pages of a site look otherwise from now on. */
    outdate: (siteId: string) => store.outdate(siteId),

    named: (fileKeys: readonly string[]) => store.named(fileKeys),
    find: (workspaceId: string, id: string) => store.find(workspaceId, id),
  }
}
export type ThumbnailService = ReturnType<typeof thumbnailService>

async function encoded(bytes: Buffer): Promise<Buffer | null> {
  const sharp = await loadSharp()
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    if ((await picture.metadata()).format !== 'webp') return null
    const { width, height } = thumbnailSize
    return await picture
      .resize(width, height, { fit: 'cover', position: 'top' })
      .webp({ quality: 72 })
      .toBuffer()
  } catch {
    return null
  }
}
