import type { EventOf } from '@aurelio/contracts/events'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import type { ContestRow } from '../../../platform/database/tables/contests.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { defineJob, type JobKind, type Jobs } from '../../../platform/jobs/jobs.ts'
import type { ContestStore } from '../store.ts'
import { beaconDue } from './beacon-job.ts'
import type { DrawService } from './service.ts'

const everySeconds = 60
const againEverySeconds = 60 * 60

type Actor = Pick<EventOf<'contest.changed'>, 'workspaceId' | 'actorId' | 'origin' | 'at'>
type Parts = {
  database: Database
  store: Pick<ContestStore, 'ended' | 'inState'>
  draws: Pick<DrawService, 'close'>
  jobs: Pick<Jobs, 'enqueue'>
  beacon: JobKind<{ contestId: string }>
  emit: Emit
}

/** The end of a contest, whoever brings it: the team, or the clock. */
export function closingContests({ database, store, draws, jobs, beacon, emit }: Parts) {
  /** Undefined where it was not open any more. */
  async function close(id: string, actor: Actor): Promise<ContestRow | undefined> {
    const closed = await draws.close(id, actor)
    if (!closed) return undefined
    await database.inTransaction(async () => {
      await emit({ ...actor, kind: 'contest.changed', subject: { id, name: closed.name } })
      if (closed.state === 'closed') await awaitNumber(closed)
    })
    return closed
  }

  async function awaitNumber({ id, beaconRound }: ContestRow): Promise<void> {
    if (beaconRound === null) return
    const runAt = new Date(Math.max(beaconDue(beaconRound).getTime(), Date.now()))
    await jobs.enqueue(beacon, { contestId: id }, { runAt, uniqueKey: `contest-beacon:${id}` })
  }

  return {
    close,
    jobs: [
      defineJob({
        kind: 'contest-close',
        input: z.unknown(),
        everySeconds,
        async run() {
          const at = new Date().toISOString()
          for (const { id, workspaceId } of await store.ended(at))
            await close(id, { workspaceId, actorId: null, origin: null, at })
        },
      }),
      // A number that could not be read is looked for again, until somebody brings it.
      defineJob({
        kind: 'contest-await-number',
        input: z.unknown(),
        everySeconds: againEverySeconds,
        async run() {
          for (const contest of await store.inState('closed')) await awaitNumber(contest)
        },
      }),
    ],
  }
}
export type Closing = ReturnType<typeof closingContests>
