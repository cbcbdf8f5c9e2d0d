import { z } from 'zod'
import { defineJob, type JobKind } from '../jobs/jobs.ts'

const daySeconds = 24 * 60 * 60
/** How long what a person removed can be restored. */
const keepRemovedMs = 30 * daySeconds * 1000
/** Deleted at once, so that nobody waits long for the one connection of SQLite. */
const rowsAtOnce = 500

/** The oldest moment of a removal that can still be taken back. */
export function restorableSince(now = new Date()): string {
  return new Date(now.getTime() - keepRemovedMs).toISOString()
}

/**
 * Every day, deletes for good what nobody can restore any more. `purge` deletes at most `limit` rows removed before
 * this moment, in any workspace, and tells how many.
 */
export function purgeJob(kind: string, purge: (before: string, limit: number) => Promise<number>): JobKind {
  return defineJob({
    kind,
    input: z.null(),
    everySeconds: daySeconds,
    run: async (_, { signal }) => {
      const before = restorableSince()
      while (!signal.aborted && (await purge(before, rowsAtOnce)) === rowsAtOnce);
    },
  })
}
