import { z } from 'zod'
import type { ContestRow } from '../../platform/database/tables/contests.ts'
import { defineJob, type Jobs } from '../../platform/jobs/jobs.ts'
import { contestAddress } from './address.ts'
import { settingsOf } from './settings.ts'
import type { ContestStore } from './store.ts'

const minuteMs = 60_000
/** What was written within a minute is there by then. */
const settledMs = 5000

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

  const moved = defineJob({
    kind: 'contest-points-moved',
    input: z.object({ contestId: z.string() }),
    run: ({ contestId }) => changed(contestId),
  })

  return {
    jobs: [opening, moved],
    drawAnew,
    changed,
    /** Of one that is published before it begins; within the open transaction. */
    async awaitOpening({ id: contestId, opensAt }: Pick<ContestRow, 'id' | 'opensAt'>) {
      const runAt = new Date(opensAt)
      if (runAt.getTime() > Date.now())
        await jobs.enqueue(opening, { contestId }, { runAt, uniqueKey: `contest-opens:${contestId}` })
    },
    /** Of one that shows who has most points: its pages follow once a minute, however many enter in it. Within the open transaction. */
    async pointsMoved(contest: Pick<ContestRow, 'id' | 'settings'>) {
      if (!settingsOf(contest).ranking) return
      const { id: contestId } = contest
      const next = Math.floor(Date.now() / minuteMs) + 1
      await jobs.enqueue(
        moved,
        { contestId },
        {
          runAt: new Date(next * minuteMs + settledMs),
          uniqueKey: `contest-points-moved:${contestId}:${next}`,
        },
      )
    },
  }
}
export type ContestOnPages = ReturnType<typeof contestOnPages>
