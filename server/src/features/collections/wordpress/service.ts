import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { mostCollections } from '@aurelio/contracts/collections'
import { leftOutKinds, type WordPressImport } from '@aurelio/contracts/wordpress-imports'
import { z } from 'zod'
import type { Access } from '../../../platform/access/access.ts'
import type { Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import { notFound, refuse } from '../../../platform/http/failures.ts'
import { shownName, split } from '../../../platform/http/incoming.ts'
import type { RateLimits } from '../../../platform/http/rate-limits.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Quotas } from '../../../platform/quotas.ts'
import type { FileStore } from '../../../platform/storage/file-store.ts'
import type { CollectionStore } from '../store.ts'
import type { WordPressImportRow } from '../tables.ts'
import { keyOf, type wordpressJob } from './job.ts'
import { missingOf } from './missing.ts'
import type { WordPressStore } from './store.ts'

const perWorkspace = { limit: 20, windowSeconds: 60 * 60 }
const headBytes = 4096

type Parts = {
  database: Database
  access: Access
  files: FileStore
  jobs: Jobs
  limits: RateLimits
  quotas: Quotas
  collections: CollectionStore
  store: WordPressStore
  job: ReturnType<typeof wordpressJob>
}

/** Posts of WordPress: a file is taken as it comes, and read behind the scenes. */
export function wordpressImports(parts: Parts) {
  const { database, access, files, jobs, limits, quotas, collections, store, job } = parts
  async function get(session: Session, id: string): Promise<WordPressImport> {
    access.demand(session, 'collections.change')
    const row = await store.find(id)
    if (row?.workspaceId !== session.workspace.id) throw notFound()
    return told(row)
  }

  return {
    get,

    /** Throws where it is no XML, the workspace has no room, or too many were sent. */
    async take(
      session: Session,
      fileName: string,
      body: AsyncIterable<Uint8Array>,
    ): Promise<WordPressImport> {
      access.demand(session, 'collections.change')
      const workspaceId = session.workspace.id
      const seconds = await limits.hit('wordpress-import', [workspaceId], perWorkspace)
      if (seconds > 0) throw refuse('TOO_MANY_REQUESTS', { seconds })
      const full = await quotas.fullAt(workspaceId)
      if (full !== null) throw refuse('FILES_FULL', { bytes: full })
      if ((await collections.list(workspaceId)).length >= mostCollections)
        throw refuse('COLLECTIONS_FULL', { most: mostCollections })
      const { head, rest } = await split(body, headBytes)
      if (!/^\uFEFF?\s*<(?:\?xml|!--|rss|!DOCTYPE)/.test(new TextDecoder().decode(head)))
        throw refuse('NOT_WORDPRESS')
      const id = randomUUID()
      let bytes = 0
      const whole = async function* () {
        bytes += head.length
        yield head
        for await (const piece of rest) {
          bytes += piece.length
          yield piece
        }
      }
      try {
        await files.putStream(keyOf(id), Readable.from(whole()))
        await database.inTransaction(async () => {
          await store.insert({
            id,
            workspaceId,
            createdBy: session.user.id,
            fileName: shownName(fileName, 'WordPress'),
            bytes,
            readBytes: 0,
            state: 'running',
            collectionId: null,
            added: 0,
            leftOut: '{}',
            fault: null,
            line: null,
            createdAt: new Date().toISOString(),
          })
          await quotas.spend('jobs', workspaceId)
          await jobs.enqueue(job, { id }, { uniqueKey: `wordpress-import:${id}` })
        })
      } catch (error) {
        await files.delete(keyOf(id))
        throw error
      }
      return get(session, id)
    },

    /** What is there stays. */
    async stopPictures(session: Session, id: string): Promise<WordPressImport> {
      const { pictures } = await get(session, id)
      if (pictures.state === 'running') await store.change(id, { pictureState: 'stopped' })
      return get(session, id)
    },

    /** Keys of the files that a workspace leaves. */
    keysOf: async (workspaceId: string) => (await store.running(workspaceId)).map(({ id }) => keyOf(id)),
  }
}
export type WordPressImports = ReturnType<typeof wordpressImports>

const countsSchema = z.partialRecord(z.enum(leftOutKinds), z.int())

function told(row: WordPressImportRow): WordPressImport {
  const { id, fileName, state, collectionId, added, fault, line, createdAt } = row
  const counts = countsSchema.parse(JSON.parse(row.leftOut))
  const leftOut = leftOutKinds.flatMap((kind) => {
    const count = counts[kind] ?? 0
    return count > 0 ? [{ kind, count }] : []
  })
  const percent = state === 'done' ? 100 : Math.floor((row.readBytes / (2 * row.bytes)) * 100)
  const { pictureState, lookedThrough, brought, missingCount } = row
  const looked = pictureState === 'done' ? 100 : Math.floor((lookedThrough / Math.max(1, added)) * 100)
  const pictures = {
    state: pictureState,
    percent: Math.min(100, looked),
    brought,
    missingCount,
    missing: missingOf(row),
  }
  return { id, fileName, state, percent, collectionId, added, leftOut, fault, line, pictures, createdAt }
}
