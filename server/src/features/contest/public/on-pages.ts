import { z } from 'zod'
import type { ContestRow } from '../../../platform/database/tables/contests.ts'
import { defineJob, type Jobs } from '../../../platform/jobs/jobs.ts'
import { contestAddress } from '../address.ts'
import type { ContestStore } from '../store.ts'

type Parts = {
  jobs: Pick<Jobs, 'enqueue'>
  store: Pick<ContestStore, 'findAny'>
  /** Has the pages that show what stands at this address drawn anew at their next visit. */
  outdate: (workspaceId: string, address: string) => Promise<void>
}

/** Pages that show a contest: they are files, and say what it is now only when they are drawn anew. */
export function contestOnPages({ jobs, store, outdate }: Parts) {
  const drawAnew = ({ workspaceId, address }: Pick<ContestRow, 'workspaceId' | 'address'>) =>
    outdate(workspaceId, contestAddress(address).page)

  async function changed(contestId: string) {
    const contest = await store.findAny(contestId)
    if (contest) await drawAnew(contest)
  }

  const opening = defineJob({
    kind: 'contest-opens',
    input: z.object({ contestId: z.string() }),
    run: ({ contestId }) => changed(contestId),
  })

  return {
    job: opening,
    drawAnew,
    changed,
    /** Of one that is published before it begins; within the open transaction. */
    async awaitOpening({ id: contestId, opensAt }: Pick<ContestRow, 'id' | 'opensAt'>) {
      const runAt = new Date(opensAt)
      if (runAt.getTime() > Date.now())
        await jobs.enqueue(opening, { contestId }, { runAt, uniqueKey: `contest-opens:${contestId}` })
    },
  }
}
export type ContestOnPages = ReturnType<typeof contestOnPages>
