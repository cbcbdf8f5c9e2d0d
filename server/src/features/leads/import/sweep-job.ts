import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { defineJob, type JobKind } from '../../../platform/jobs/jobs.ts'
import type { FileStore } from '../../../platform/storage/file-store.ts'
import { keyOf } from './jobs.ts'
import { importStore } from './store.ts'

const hourSeconds = 60 * 60
/** Whoever has not begun an import by then has gone to do something else. */
const waitingMs = 24 * 60 * 60 * 1000
const atOnce = 100

type Parts = { database: Database; files: Pick<FileStore, 'delete'> }

/**
 * Lets go of the file and the first rows of imports that nobody began, and of the rows of those that are over: what people
 * entered would lie there for good, where the erasure of one person does not look.
 */
export function importSweep({ database, files }: Parts): JobKind {
  const store = importStore(database)
  return defineJob({
    kind: 'lead-import-sweep',
    input: z.null(),
    everySeconds: hourSeconds,
    async run(_, { signal }) {
      const before = new Date(Date.now() - waitingMs).toISOString()
      for (;;) {
        const held = await store.holding(before, atOnce)
        for (const { id, state } of held) {
          // Somebody begins it at this moment: the file is theirs.
          if (state === 'ready' && !(await store.move(id, ['ready'], 'cancelled'))) continue
          await files.delete(keyOf(id))
          await store.forget(id)
        }
        if (held.length < atOnce || signal.aborted) return
      }
    },
  })
}
