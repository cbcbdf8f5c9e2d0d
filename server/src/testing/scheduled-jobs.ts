import { expect } from 'vitest'
import type { Database } from '../platform/database/database.ts'

const longAgo = '2020-01-01T00:00:00.000Z'

/** The time of what is queued of a kind has come. */
export async function queuedComesDue(database: Database, kind: string): Promise<void> {
  await database
    .query()
    .updateTable('job')
    .set({ runAt: longAgo })
    .where('kind', '=', kind)
    .where('state', '=', 'queued')
    .execute()
}

/** The time of a kind of work that runs by itself has come; what it did before has ended. */
export async function comesDue(database: Database, kind: string): Promise<void> {
  const unfinished = () =>
    database
      .query()
      .selectFrom('job')
      .select('id')
      .where('kind', '=', kind)
      .where('finishedAt', 'is', null)
      .execute()
  await expect.poll(unfinished).toEqual([])
  await database
    .query()
    .updateTable('jobSchedule')
    .set({ nextRunAt: longAgo })
    .where('kind', '=', kind)
    .execute()
}
