import { importTargets } from '@aurelio/contracts/lead-imports'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import type { LeadImportRow } from '../../../platform/database/tables/leads.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { givingWay } from '../../../platform/jobs/giving-way.ts'
import { defineJob, type JobTools } from '../../../platform/jobs/jobs.ts'
import type { FileStore } from '../../../platform/storage/file-store.ts'
import type { Release } from '../persons/contacts.ts'
import type { LeadIndex } from '../search/lead-index.ts'
import { BrokenFile, rowsOf } from '../../../platform/csv/csv-file.ts'
import { importStore } from './store.ts'
import { leadOfRow, type Made } from './to-lead.ts'

/** Few enough that nobody waits long for the one connection of SQLite. */
const mostAtOnce = { sqlite: 50, postgres: 200 } as const
/** Who looks on asks again each time: told more often than they can be answered, they would never see how far it is. */
const toldEveryMs = 3000
const inputSchema = z.object({ id: z.string() })
const mappingSchema = z.array(z.enum(importTargets))
const columnsSchema = z.array(z.string())

type Parts = { database: Database; files: FileStore; emit: Emit; index: LeadIndex; release: Release }

export function keyOf(id: string) {
  return `lead-imports/${id}`
}

/** The work behind an import. Both begin again where they were, however they ended. */
export function importJobs({ database, files, emit, index, release }: Parts) {
  const store = importStore(database)
  const atOnce = mostAtOnce[database.engine]

  const tell = ({ id, workspaceId, fileName }: LeadImportRow) =>
    emit({
      kind: 'lead.imported',
      workspaceId,
      actorId: null,
      origin: null,
      at: new Date().toISOString(),
      subject: { id, name: fileName },
    })

  /** Some rows in one transaction with how far it is; false where somebody stopped it. */
  async function keep(row: LeadImportRow, made: readonly Made[], { isTold, ...counted }: Counted) {
    return database.inTransaction(async () => {
      if (!(await store.count(row.id, counted))) return false
      await store.insertLeads(row.workspaceId, made)
      if (isTold) await tell(row)
      return true
    })
  }

  async function importAll(row: LeadImportRow, { signal, progress }: JobTools) {
    const mapping = mappingSchema.parse(JSON.parse(row.mapping))
    const into = { ...row, columns: columnsSchema.parse(JSON.parse(row.columns)) }
    const source = counting(await files.getStream(keyOf(row.id)))
    let { rows, imported, skipped } = row
    let made: Made[] = []
    let at = -1
    let toldAt = 0
    const giveWay = givingWay(database)
    const keepThese = async () => {
      imported += made.length
      const isTold = Date.now() - toldAt >= toldEveryMs
      if (isTold) toldAt = Date.now()
      const counted = { rows, imported, skipped, readBytes: source.read(), isTold }
      const isRunning = await keep(row, made, counted)
      made = []
      await index.received()
      progress((source.read() / row.bytes) * 100)
      await giveWay()
      return isRunning
    }
    try {
      for await (const { cells } of rowsOf(source.bytes, row.encoding, row.delimiter)) {
        signal.throwIfAborted()
        at += 1
        // The names of the columns, and what is in already.
        if (at === 0 || at <= row.rows) continue
        rows = at
        const one = leadOfRow(into, mapping, cells, new Date().toISOString())
        if (one) made.push(one)
        else skipped += 1
        if (made.length >= atOnce && !(await keepThese())) return
      }
      if (await keepThese()) await store.move(row.id, ['running'], 'done')
    } catch (error) {
      if (!(error instanceof BrokenFile)) throw error
      if (await keepThese()) await store.move(row.id, ['running'], 'failed', { brokenLine: error.line })
    }
  }

  const run = defineJob({
    kind: 'lead-import',
    input: inputSchema,
    run: async ({ id }, tools) => {
      const row = await store.find(id)
      if (row?.state !== 'running') return
      await importAll(row, tools)
      await tell(row)
      await files.delete(keyOf(id))
    },
  })

  /** Some of what it brought, with the contacts that nothing else is of; how many. */
  const takeBack = (id: string) =>
    database.inTransaction(async () => {
      const gone = await store.takeBack(id, atOnce)
      await release(gone)
      return gone.length
    })

  const undo = defineJob({
    kind: 'lead-import-undo',
    input: inputSchema,
    run: async ({ id }, { signal }) => {
      const row = await store.find(id)
      if (row?.state !== 'undoing') return
      const giveWay = givingWay(database)
      while ((await takeBack(id)) === atOnce) {
        signal.throwIfAborted()
        await giveWay()
      }
      await store.move(id, ['undoing'], 'undone')
      await tell(row)
    },
  })

  return { run, undo }
}
export type ImportJobs = ReturnType<typeof importJobs>
type Counted = Pick<LeadImportRow, 'rows' | 'readBytes' | 'imported' | 'skipped'> & { isTold: boolean }

/** Bytes as they come, and how many they were. */
function counting(source: AsyncIterable<Uint8Array>) {
  let read = 0
  async function* bytes() {
    for await (const piece of source) {
      read += piece.length
      yield piece
    }
  }
  return { bytes: bytes(), read: () => read }
}
