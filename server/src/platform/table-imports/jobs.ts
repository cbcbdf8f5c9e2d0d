import { z } from 'zod'
import { BrokenFile, rowsOf } from '../csv/csv-file.ts'
import type { Database } from '../database/database.ts'
import type { TableImportRow } from '../database/tables/table-imports.ts'
import { givingWay } from '../jobs/giving-way.ts'
import { defineJob, type JobTools } from '../jobs/jobs.ts'
import type { FileStore } from '../storage/file-store.ts'
import { fileKeyOf, type ImportKind, type Kept, type RunningImport } from './import-kind.ts'
import { tableImportStore } from './store.ts'

/** Who looks on asks again each time: told more often than they can be answered, they would never see how far it is. */
const toldEveryMs = 3000
const inputSchema = z.object({ id: z.string() })
const columnsSchema = z.array(z.string())
export const reasonsSchema = z.record(z.string(), z.int())

type Parts = { database: Database; files: FileStore }

/** The work behind an import. Both begin again where they were, however they ended. */
export function tableImportJobs<Target extends string, Choices>(
  { database, files }: Parts,
  kind: ImportKind<Target, Choices>,
) {
  const store = tableImportStore(database)
  const { name, atOnce } = kind

  async function importAll(row: TableImportRow, { signal, progress }: JobTools) {
    const running: RunningImport<Target, Choices> = {
      ...row,
      columns: columnsSchema.parse(JSON.parse(row.columns)),
      mapping: z.array(z.enum(kind.targets)).parse(JSON.parse(row.mapping)),
      choices: kind.choices.parse(JSON.parse(row.choices)),
    }
    const source = counting(await files.getStream(fileKeyOf(row)))
    let { rows } = row
    let counts: Counts = {
      imported: row.imported,
      skipped: row.skipped,
      reasons: reasonsSchema.parse(JSON.parse(row.reasons)),
    }
    let waiting: string[][] = []
    let at = -1
    let toldAt = 0
    const giveWay = givingWay(database)
    /** The waiting rows in one transaction with how far it is; false where somebody stopped it. */
    const keepThese = async () => {
      const isTold = Date.now() - toldAt >= toldEveryMs
      if (isTold) toldAt = Date.now()
      const after = await database.inTransaction(async () => {
        if (!(await store.count(row.id, { rows, readBytes: source.read() }))) return null
        const sum = counted(counts, await kind.keep(running, waiting))
        await store.count(row.id, { ...sum, reasons: JSON.stringify(sum.reasons) })
        if (isTold) await kind.tell(row)
        return sum
      })
      waiting = []
      if (after) counts = after
      await kind.afterwards?.()
      progress((source.read() / row.bytes) * 100)
      await giveWay()
      return after !== null
    }
    try {
      for await (const { cells } of rowsOf(source.bytes, row.encoding, row.delimiter)) {
        signal.throwIfAborted()
        at += 1
        // The names of the columns, and what is in already.
        if (at === 0 || at <= row.rows) continue
        rows = at
        waiting.push(cells)
        if (waiting.length >= atOnce && !(await keepThese())) return
      }
      if (await keepThese()) await store.move(row.id, ['running'], 'done')
    } catch (error) {
      if (!(error instanceof BrokenFile)) throw error
      if (await keepThese()) await store.move(row.id, ['running'], 'failed', { brokenLine: error.line })
    }
  }

  const run = defineJob({
    kind: `${name}-import`,
    input: inputSchema,
    run: async ({ id }, tools) => {
      const row = await store.find(id)
      if (row?.state !== 'running') return
      await importAll(row, tools)
      await kind.tell(row)
      await files.delete(fileKeyOf(row))
    },
  })

  const undo = defineJob({
    kind: `${name}-import-undo`,
    input: inputSchema,
    run: async ({ id }, { signal }) => {
      const row = await store.find(id)
      if (row?.state !== 'undoing') return
      const giveWay = givingWay(database)
      const takeBack = () => database.inTransaction(() => kind.takeBack(row, atOnce))
      while ((await takeBack()) === atOnce) {
        signal.throwIfAborted()
        await giveWay()
      }
      await store.move(id, ['undoing'], 'undone')
      await kind.tell(row)
    },
  })

  return { run, undo }
}

type Counts = Pick<TableImportRow, 'imported' | 'skipped'> & { reasons: Record<string, number> }

function counted(before: Counts, { imported, reasons }: Kept): Counts {
  const sum = { ...before.reasons }
  let { skipped } = before
  for (const [reason, count] of Object.entries(reasons)) {
    sum[reason] = (sum[reason] ?? 0) + count
    skipped += count
  }
  return { imported: before.imported + imported, skipped, reasons: sum }
}

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
