import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { defineJob, type JobKind } from '../../../platform/jobs/jobs.ts'
import { tallyStore } from './store.ts'

const hourSeconds = 60 * 60

/** Keeps the tally of the leads short, so that figures are read at once however often leads change. */
export function tallyJob(database: Database): JobKind {
  const store = tallyStore(database)
  return defineJob({
    kind: 'lead-tally',
    input: z.null(),
    everySeconds: hourSeconds,
    run: async (_, { signal }) => {
      if (database.engine === 'sqlite') return
      while (!signal.aborted && (await store.addUp()));
    },
  })
}
