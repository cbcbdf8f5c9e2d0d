import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import type { ContestEntryRow, ContestRow } from '../../../platform/database/tables/contests.ts'
import { defineJob, type JobKind, type Jobs } from '../../../platform/jobs/jobs.ts'
import type { EntryStore } from '../entries/store.ts'
import type { ContestStore } from '../store.ts'

const atOnce = 500
const inputSchema = z.object({ contestId: z.string(), version: z.int(), after: z.string() })

type Parts = {
  database: Database
  jobs: Jobs
  store: Pick<ContestStore, 'findAny'>
  entries: Pick<EntryStore, 'confirmedAfter'>
  write: (contest: ContestRow, entry: ContestEntryRow, version: number) => Promise<void>
}

/** Writes to all who take part that the rules have a new version: some at a time, each once. */
export function rulesChangedJob(parts: Parts): JobKind<z.input<typeof inputSchema>> {
  const { database, jobs, store, entries, write } = parts
  const job: JobKind<z.input<typeof inputSchema>> = defineJob({
    kind: 'contest-rules-changed',
    input: inputSchema,
    run: ({ contestId, version, after }) =>
      database.inTransaction(async () => {
        const contest = await store.findAny(contestId)
        if (!contest) return
        const rows = await entries.confirmedAfter(contestId, after, atOnce)
        for (const entry of rows) await write(contest, entry, version)
        const last = rows.at(-1)
        if (!last || rows.length < atOnce) return
        // Once more where the process ended in between: the same ones are queued with the same key.
        await jobs.enqueue(
          job,
          { contestId, version, after: last.id },
          { uniqueKey: `contest-rules:${contestId}:${version}:${last.id}` },
        )
      }),
  })
  return job
}
