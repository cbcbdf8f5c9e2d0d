import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { type ImportTarget, type LeadImport, leadImportSchema } from '@aurelio/contracts/lead-imports'
import type { Access } from '../../../platform/access/access.ts'
import type { Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { LeadImportRow } from '../../../platform/database/tables/leads.ts'
import { notFound, refuse } from '../../../platform/http/failures.ts'
import type { RateLimits } from '../../../platform/http/rate-limits.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Quotas } from '../../../platform/quotas.ts'
import type { FileStore } from '../../../platform/storage/file-store.ts'
import { suggestMapping } from './columns.ts'
import { delimiterOf, encodingOf, rowsIn } from '../../../platform/csv/csv-file.ts'
import { type ImportJobs, keyOf } from './jobs.ts'
import { forgotten, importStore } from './store.ts'

const headBytes = 64 * 1024
const previewRows = 5
const mostColumns = 500
const longestName = 200
const shownImports = 10

const perWorkspace = { limit: 60, windowSeconds: 60 * 60 }

export type TakeOutcome =
  | { kind: 'taken'; taken: LeadImport }
  | { kind: 'no-table' | 'forbidden' }
  | { kind: 'full'; bytes: number }
  | { kind: 'too-many'; seconds: number }

type Parts = {
  database: Database
  files: FileStore
  jobs: Jobs
  limits: RateLimits
  quotas: Quotas
  access: Access
  work: ImportJobs
}

/** Leads out of a file: taken, looked at, run behind the scenes, and undone as a whole. */
export function leadImports({ database, files, jobs, limits, quotas, access, work }: Parts) {
  const store = importStore(database)

  /** Throws a 404 for one of another workspace. */
  async function rowOf(session: Session, id: string) {
    access.demand(session, 'leads.change')
    const row = await store.find(id)
    if (row?.workspaceId !== session.workspace.id) throw notFound()
    return row
  }

  const seen = async (session: Session, id: string) => toImport(await rowOf(session, id))

  return {
    /** Takes a file as it comes; of what is no table nothing is left behind. */
    async take(session: Session, fileName: string, body: AsyncIterable<Uint8Array>): Promise<TakeOutcome> {
      if (!access.can(session, 'leads.change')) return { kind: 'forbidden' }
      const seconds = await limits.hit('lead-import', [session.workspace.id], perWorkspace)
      if (seconds > 0) return { kind: 'too-many', seconds }
      const bytes = await quotas.fullAt(session.workspace.id)
      if (bytes !== null) return { kind: 'full', bytes }
      const id = randomUUID()
      const pieces = firstBytes(body)
      try {
        await files.putStream(keyOf(id), Readable.from(pieces.all))
        const row = describe(pieces.head(), pieces.size())
        if (!row) {
          await files.delete(keyOf(id))
          return { kind: 'no-table' }
        }
        const { id: workspaceId } = session.workspace
        const createdAt = new Date().toISOString()
        await store.insert({
          ...row,
          id,
          workspaceId,
          createdAt,
          fileName: cleanName(fileName),
          state: 'ready',
        })
      } catch (error) {
        await files.delete(keyOf(id))
        throw error
      }
      return { kind: 'taken', taken: await seen(session, id) }
    },

    async list(session: Session) {
      access.demand(session, 'leads.change')
      const rows = await store.list(session.workspace.id, shownImports)
      return { items: rows.map(toImport) }
    },

    get: seen,

    async start(session: Session, id: string, mapping: readonly ImportTarget[]) {
      return database.inTransaction(async () => {
        await rowOf(session, id)
        if (
          !(await store.move(id, ['ready'], 'running', {
            mapping: JSON.stringify(mapping),
            preview: forgotten,
          }))
        )
          throw refuse('IMPORT_MOVED_ON')
        await quotas.spend('jobs', session.workspace.id)
        await jobs.enqueue(work.run, { id }, { uniqueKey: `lead-import:${id}` })
        return seen(session, id)
      })
    },

    /** What is in by then stays, and can be undone. */
    async cancel(session: Session, id: string) {
      return database.inTransaction(async () => {
        await rowOf(session, id)
        if (!(await store.move(id, ['running'], 'cancelled'))) throw refuse('IMPORT_MOVED_ON')
        return seen(session, id)
      })
    },

    async undo(session: Session, id: string) {
      return database.inTransaction(async () => {
        await rowOf(session, id)
        if (!(await store.move(id, ['done', 'cancelled', 'failed'], 'undoing')))
          throw refuse('IMPORT_MOVED_ON')
        await jobs.enqueue(work.undo, { id }, { uniqueKey: `lead-import-undo:${id}` })
        return seen(session, id)
      })
    },

    /** Files that a workspace leaves behind. */
    async leftBy(workspaceId: string) {
      return { fileKeys: (await store.idsOf(workspaceId)).map(({ id }) => keyOf(id)) }
    },
  }
}
export type LeadImports = ReturnType<typeof leadImports>

/** How a file is written and what its columns are, by how it begins; null for what is no table. */
function describe(head: Uint8Array, bytes: number) {
  const encoding = encodingOf(head, bytes <= head.length)
  const text = new TextDecoder(encoding).decode(head)
  if (text.includes('\0')) return null
  const delimiter = delimiterOf(text)
  const [columns, ...rows] = rowsIn(text, delimiter)
  if (!columns || columns.length > mostColumns || columns.every((name) => name === '')) return null
  const preview = rows.slice(0, previewRows)
  return {
    bytes,
    encoding,
    delimiter,
    columns: JSON.stringify(columns),
    preview: JSON.stringify(preview),
    mapping: JSON.stringify(suggestMapping(columns)),
  }
}

function toImport(row: LeadImportRow): LeadImport {
  const { columns, preview, mapping, bytes, readBytes } = row
  return leadImportSchema.parse({
    ...row,
    columns: JSON.parse(columns),
    preview: JSON.parse(preview),
    mapping: JSON.parse(mapping),
    percent: bytes === 0 ? 100 : Math.min(100, Math.round((readBytes / bytes) * 100)),
  })
}

/** All bytes as they come, and the first of them kept. */
function firstBytes(body: AsyncIterable<Uint8Array>) {
  const parts: Uint8Array[] = []
  let kept = 0
  let size = 0
  async function* all() {
    for await (const piece of body) {
      if (kept < headBytes) {
        const part = piece.subarray(0, headBytes - kept)
        parts.push(part)
        kept += part.length
      }
      size += piece.length
      yield piece
    }
  }
  return { all: all(), head: () => Buffer.concat(parts), size: () => size }
}

function cleanName(name: string) {
  return (
    name
      .replaceAll(/\p{Cc}/gu, '')
      .trim()
      .slice(0, longestName) || 'CSV'
  )
}
