import { z } from 'zod'
import { defineJob, type JobKind } from '../../platform/jobs/jobs.ts'
import { dayBucket, hourBucket, mixesKeptDays } from './counting/buckets.ts'
import type { saltStore } from './counting/salts/store.ts'
import type { CountStore } from './counting/store.ts'
import { saltMs } from './counting/visitors.ts'
import type { CountWriter } from './counting/write.ts'

const hourSeconds = 60 * 60
const dayMs = 24 * hourSeconds * 1000
/** Hours are told for so long; their days and months stay. */
const hoursKeptDays = 61

type Parts = {
  store: CountStore
  salts: Pick<ReturnType<typeof saltStore>, 'destroy'>
  writer: Pick<CountWriter, 'leave'>
}

/** Destroys the salts of days that are over, and folds what is old: its days stay of the hours, its months of the rest. */
export function visitUpkeep({ store, salts, writer }: Parts): JobKind {
  // Once a day is enough: what visits have in common is looked through as a whole.
  let foldedBefore = 0
  return defineJob({
    kind: 'visit-upkeep',
    input: z.null(),
    everySeconds: hourSeconds,
    run: async (_, { signal }) => {
      const now = Date.now()
      await salts.destroy(now - saltMs)
      await writer.leave(now)
      const hours = hourBucket(now - hoursKeptDays * dayMs)
      const days = dayBucket('UTC', now - mixesKeptDays * dayMs)
      if (days === foldedBefore) return
      await store.expire({ hours, days }, signal)
      if (!signal.aborted) foldedBefore = days
    },
  })
}
