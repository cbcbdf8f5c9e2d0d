import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { defineJob, type JobKind, type Jobs } from '../../../platform/jobs/jobs.ts'
import { monthsAt } from './months.ts'
import type { MailingStore } from './store.ts'

const hourSeconds = 60 * 60

type Parts = {
  database: Database
  jobs: Jobs
  store: MailingStore
  send: JobKind<{ readerId: string; month: string }>
  timeZoneOf: (workspaceId: string) => Promise<string>
  now?: () => Date
}

/**
 * Every hour: where a month has ended by the clock of a workspace, one job for each reader of its reports. A month is
 * taken in the same transaction, so it goes out once; what was missed while nothing ran goes out with the first hour.
 */
export function planMailings({ database, jobs, store, send, timeZoneOf, now = () => new Date() }: Parts) {
  return defineJob({
    kind: 'report-mailings',
    input: z.null(),
    everySeconds: hourSeconds,
    run: async () => {
      for (const { id, workspaceId, plannedMonth } of await store.all()) {
        const at = now()
        const { over } = monthsAt(at, await timeZoneOf(workspaceId))
        if (over <= plannedMonth) continue
        await database.inTransaction(async () => {
          if (!(await store.takeMonth(id, over))) return
          for (const reader of await store.readers([id])) {
            if (reader.stoppedAt !== null) continue
            await store.expect(reader.id, over, at.toISOString())
            await jobs.enqueue(send, { readerId: reader.id, month: over })
          }
        })
      }
    },
  })
}
