import { z } from 'zod'
import type { Database } from '../database/database.ts'
import { defineJob, type JobKind } from '../jobs/jobs.ts'
import type { FileStore } from '../storage/file-store.ts'
import { fileKeyOf } from './import-kind.ts'
import { tableImportStore } from './store.ts'

const hourSeconds = 60 * 60
/** Whoever has not begun an import by then has gone to do something else. */
const waitingMs = 24 * 60 * 60 * 1000
const atOnce = 100

type Parts = { database: Database; files: Pick<FileStore, 'delete'> }

/**
 * Lets go of the file and the first rows of imports that nobody began, and of the rows of those that are over: what people
 * entered would lie there for good, where the erasure of one person does not look.
 */
export function tableImportSweep({ database, files }: Parts): JobKind {
  const store = tableImportStore(database)
  return defineJob({
    kind: 'table-import-sweep',
    input: z.null(),
    everySeconds: hourSeconds,
    async run(_, { signal }) {
      const before = new Date(Date.now() - waitingMs).toISOString()
      for (;;) {
        const held = await store.holding(before, atOnce)
        for (const row of held) {
          // Somebody begins it at this moment: the file is theirs.
          if (row.state === 'ready' && !(await store.move(row.id, ['ready'], 'cancelled'))) continue
          await files.delete(fileKeyOf(row))
          await store.forget(row.id)
        }
        if (held.length < atOnce || signal.aborted) return
      }
    },
  })
}
