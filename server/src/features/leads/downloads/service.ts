import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FormFile } from '@aurelio/contracts/form-files'
import { fileKinds } from '@aurelio/page'
import type { Access } from '../../../platform/access/access.ts'
import type { Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { FormFileRow } from '../../../platform/database/tables/leads.ts'
import { pageOfRows, positionOf } from '../../../platform/http/cursor.ts'
import { notFound, refuse } from '../../../platform/http/failures.ts'
import type { FileLinks } from '../../../platform/public-token/file-links.ts'
import type { Quotas } from '../../../platform/quotas.ts'
import type { FileStore } from '../../../platform/storage/file-store.ts'
import { checkFile } from '../files/file-check.ts'
import { formFileStore } from './store.ts'

type Parts = {
  database: Database
  files: FileStore
  access: Access
  quotas: Pick<Quotas, 'demandRoom'>
  links: FileLinks
  /** A page as it stands published; null where it does not. */
  publishedPage: (pageId: string) => Promise<{ workspaceId: string; address: { page: string } } | null>
}

/** What stands behind a link: a file, or where to ask for another one. */
export type Linked =
  | { kind: 'file'; name: string; size: number; stream: Readable }
  | { kind: 'over' | 'gone'; page: string | null }

const folder = 'form-files'
const keyOf = (id: string) => `${folder}/${id}`

/** Files that forms give to who sends them: the team's to bring, and anybody's by a link that expires. */
export function formDownloads({ database, files, access, quotas, links, publishedPage }: Parts) {
  const store = formFileStore(database)
  return {
    async list(session: Session, { cursor, limit }: { cursor?: string | undefined; limit: number }) {
      access.demand(session, 'pages.edit')
      const rows = await store.list(session.workspace.id, positionOf(cursor), limit)
      const { items, nextCursor } = pageOfRows(rows, limit, ({ createdAt }) => createdAt)
      return { items: items.map(toFormFile), nextCursor }
    },

    /** Keeps a file as it comes, judged by what stands in it; what is not taken leaves nothing behind. */
    async add(session: Session, sent: string, body: ReadableStream<Uint8Array>): Promise<FormFile> {
      access.demand(session, 'pages.edit')
      const workspaceId = session.workspace.id
      await quotas.demandRoom(workspaceId)
      const id = randomUUID()
      try {
        await files.putStream(keyOf(id), Readable.fromWeb(body))
        const { contentLength: size } = await files.getMetaData(keyOf(id))
        const checked = await checkFile(await files.getStream(keyOf(id)), sent, 'any')
        if ('takes' in checked) throw refuse('UNSUPPORTED_MEDIA_TYPE', { accepted: fileKinds.any.join(', ') })
        const row = { id, workspaceId, name: checked.name, size, createdAt: new Date().toISOString() }
        await store.insert(row)
        return toFormFile(row)
      } catch (error) {
        await files.delete(keyOf(id))
        throw error
      }
    },

    async remove(session: Session, id: string) {
      access.demand(session, 'pages.edit')
      if (!(await store.remove(session.workspace.id, id))) throw notFound()
      await files.delete(keyOf(id))
      return { id }
    },

    /** For whoever has the link. Null for a link that was never given. */
    async open(token: string): Promise<Linked | null> {
      const linked = links.read(token)
      if (!linked) return null
      const page = await publishedPage(linked.pageId)
      const address = page?.address.page ?? null
      if (linked.isOver) return { kind: 'over', page: address }
      // A page that was withdrawn gives nothing any more, and no page gives what is another workspace's.
      const row = page ? await store.find(page.workspaceId, linked.fileId) : undefined
      if (!row) return { kind: 'gone', page: address }
      return { kind: 'file', name: row.name, size: row.size, stream: await files.getStream(keyOf(row.id)) }
    },

    /** Its folder of the file store. */
    owned: {
      folder,
      async named(keys: readonly string[]): Promise<ReadonlySet<string>> {
        return new Set((await store.known(keys.map((key) => key.slice(folder.length + 1)))).map(keyOf))
      },
    },
    async filesOf(workspaceId: string) {
      return (await store.ofWorkspace(workspaceId)).map(({ id, name }) => ({ key: keyOf(id), name }))
    },
  }
}
export type FormDownloads = ReturnType<typeof formDownloads>

function toFormFile({ id, name, size, createdAt }: FormFileRow): FormFile {
  return { id, name, size, createdAt }
}
