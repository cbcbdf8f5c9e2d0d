import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { type TableImport, tableImportSchema } from '@aurelio/contracts/table-imports'
import type { Access } from '../access/access.ts'
import type { Session } from '../access/session.ts'
import { delimiterOf, encodingOf, rowsIn } from '../csv/csv-file.ts'
import type { Database } from '../database/database.ts'
import type { TableImportRow } from '../database/tables/table-imports.ts'
import { notFound, refuse } from '../http/failures.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Quotas } from '../quotas.ts'
import type { FileStore } from '../storage/file-store.ts'
import { fileKeyOf, type ImportKind } from './import-kind.ts'
import { reasonsSchema, tableImportJobs } from './jobs.ts'
import { forgotten, tableImportStore } from './store.ts'

const headBytes = 64 * 1024
const previewRows = 5
const mostColumns = 500
const longestName = 200
const shownImports = 10

const perWorkspace = { limit: 60, windowSeconds: 60 * 60 }

export type TakeOutcome =
  | { kind: 'taken'; taken: Pick<TableImport, 'id' | 'state'> }
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
}

/** Things out of a file: taken, looked at, run behind the scenes, and undone as a whole. */
export function tableImports<Target extends string, Choices>(
  parts: Parts,
  kind: ImportKind<Target, Choices>,
) {
  const { database, files, jobs, limits, quotas, access } = parts
  const { name, action } = kind
  const store = tableImportStore(database)
  const work = tableImportJobs(parts, kind)
  const seenAs = tableImportSchema(kind.targets)

  function toImport(row: TableImportRow) {
    const { bytes, readBytes } = row
    return seenAs.parse({
      ...row,
      columns: JSON.parse(row.columns),
      preview: JSON.parse(row.preview),
      mapping: JSON.parse(row.mapping),
      reasons: reasonsSchema.parse(JSON.parse(row.reasons)),
      percent: bytes === 0 ? 100 : Math.min(100, Math.round((readBytes / bytes) * 100)),
    })
  }

  /** Throws a 404 for one of another workspace. */
  async function rowOf(session: Session, id: string) {
    access.demand(session, action)
    const row = await store.find(id)
    if (row?.kind !== name || row.workspaceId !== session.workspace.id) throw notFound()
    return row
  }

  const seen = async (session: Session, id: string) => toImport(await rowOf(session, id))

  return {
    jobs: [work.run, work.undo],

    /**
     * Takes a file as it comes; of what is no table nothing is left behind.
     *
     * @param place id of what the things are made in, which the caller has looked at
     */
    async take(
      session: Session,
      { fileName, place = null }: { fileName: string; place?: string | null },
      body: AsyncIterable<Uint8Array>,
    ): Promise<TakeOutcome> {
      if (!access.can(session, action)) return { kind: 'forbidden' }
      const seconds = await limits.hit(`${name}-import`, [session.workspace.id], perWorkspace)
      if (seconds > 0) return { kind: 'too-many', seconds }
      const bytes = await quotas.fullAt(session.workspace.id)
      if (bytes !== null) return { kind: 'full', bytes }
      const id = randomUUID()
      const key = fileKeyOf({ id, kind: name })
      const pieces = firstBytes(body)
      try {
        await files.putStream(key, Readable.from(pieces.all))
        const table = describe(pieces.head(), pieces.size())
        if (!table) {
          await files.delete(key)
          return { kind: 'no-table' }
        }
        const { id: workspaceId } = session.workspace
        const createdAt = new Date().toISOString()
        const { names, ...row } = table
        await store.insert({
          ...row,
          mapping: JSON.stringify(kind.suggest(names)),
          id,
          workspaceId,
          kind: name,
          place,
          createdAt,
          fileName: cleanName(fileName),
          state: 'ready',
        })
      } catch (error) {
        await files.delete(key)
        throw error
      }
      return { kind: 'taken', taken: await seen(session, id) }
    },

    async list(session: Session) {
      access.demand(session, action)
      const rows = await store.list(session.workspace.id, name, shownImports)
      return { items: rows.map(toImport) }
    },

    get: seen,

    async start(
      session: Session,
      { id, mapping, choices }: { id: string; mapping: readonly Target[]; choices: Choices },
    ) {
      return database.inTransaction(async () => {
        await rowOf(session, id)
        if (
          !(await store.move(id, ['ready'], 'running', {
            mapping: JSON.stringify(mapping),
            choices: JSON.stringify(choices),
            preview: forgotten,
          }))
        )
          throw refuse('IMPORT_MOVED_ON')
        await quotas.spend('jobs', session.workspace.id)
        await jobs.enqueue(work.run, { id }, { uniqueKey: `${name}-import:${id}` })
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
        await jobs.enqueue(work.undo, { id }, { uniqueKey: `${name}-import-undo:${id}` })
        return seen(session, id)
      })
    },

    /** Files that a workspace leaves behind. */
    async leftBy(workspaceId: string) {
      return {
        fileKeys: (await store.idsOf(workspaceId, name)).map(({ id }) => fileKeyOf({ id, kind: name })),
      }
    },
  }
}
export type TableImports<Target extends string, Choices> = ReturnType<typeof tableImports<Target, Choices>>

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
    names: columns,
    columns: JSON.stringify(columns),
    preview: JSON.stringify(preview),
  }
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
