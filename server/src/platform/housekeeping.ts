import { z } from 'zod'
import { expireRecord } from './audit/chain.ts'
import type { Database } from './database/database.ts'
import { keptMs } from './http/idempotency/idempotent-calls.ts'
import { keyStore } from './http/idempotency/store.ts'
import { jobUpkeepStore } from './jobs/job-store.ts'
import { defineJob, type JobKind } from './jobs/jobs.ts'

const hourSeconds = 60 * 60
const dayMs = 24 * hourSeconds * 1000
const keepJobsMs = 7 * dayMs

/**
 * Removes, every hour, what has expired: sessions, verifications, used codes, rate-limit counters, answers kept for
 * repeated calls, jobs ended a week ago and what has stood in the record for `auditRetentionDays`.
 */
export function housekeeping(database: Database, auditRetentionDays: number): JobKind {
  return defineJob({
    kind: 'housekeeping',
    input: z.null(),
    everySeconds: hourSeconds,
    run: async () => {
      const now = new Date()
      await database.query().deleteFrom('session').where('expiresAt', '<', now).execute()
      await database.query().deleteFrom('verification').where('expiresAt', '<', now).execute()
      await database.query().deleteFrom('rateLimit').where('resetAt', '<', now.toISOString()).execute()
      await database.query().deleteFrom('usedCode').where('expiresAt', '<', now.toISOString()).execute()
      await keyStore(database).expire(new Date(now.getTime() - keptMs).toISOString())
      const kept = new Date(now.getTime() - auditRetentionDays * dayMs).toISOString()
      await expireRecord(database, kept)
      await jobUpkeepStore(database).deleteFinishedBefore(new Date(now.getTime() - keepJobsMs).toISOString())
    },
  })
}
