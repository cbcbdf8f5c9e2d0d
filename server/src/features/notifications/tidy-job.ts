import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { defineJob, type JobKind } from '../../platform/jobs/jobs.ts'
import { notificationStore } from './store.ts'

const daySeconds = 24 * 60 * 60
const keptDays = 90

/** Removes, every day, what was told longer ago than anybody looks back. */
export function notificationTidyJob(database: Database): JobKind {
  const store = notificationStore(database)
  return defineJob({
    kind: 'notification-tidy',
    input: z.null(),
    everySeconds: daySeconds,
    run: () => store.deleteBefore(new Date(Date.now() - keptDays * daySeconds * 1000).toISOString()),
  })
}
