import { z } from 'zod'
import { defineJob, type JobKind } from '../../../platform/jobs/jobs.ts'
import type { Log } from '../../../platform/log/log.ts'
import { momentOfRound, roundAddress } from '../rules/beacon.ts'
import type { ContestStore } from '../store.ts'
import type { DrawService } from './service.ts'

const timeoutMs = 10_000
const roundSchema = z.object({ round: z.int(), randomness: z.string().regex(/^[0-9a-f]{64}$/) })

type Parts = { store: ContestStore; draws: DrawService; origin: string; log: Log }

/** Reads the round of drand that a closed contest waits for, and draws. Without network somebody brings the number. */
export function beaconJob({ store, draws, origin, log }: Parts): JobKind<{ contestId: string }> {
  return defineJob({
    kind: 'contest-beacon',
    input: z.object({ contestId: z.string() }),
    maxAttempts: 8,
    async run({ contestId }, { isLast }) {
      const contest = await store.findAny(contestId)
      if (contest?.state !== 'closed' || contest.beaconRound === null) return
      try {
        const answer = await fetch(roundAddress(origin, contest.beaconRound), {
          signal: AbortSignal.timeout(timeoutMs),
          redirect: 'error',
        })
        const { round, randomness } = roundSchema.parse(await answer.json())
        if (round !== contest.beaconRound) throw new Error('Another round')
        const { workspaceId } = contest
        const at = new Date().toISOString()
        await draws.draw(contest, randomness, { workspaceId, actorId: null, origin: null, at })
      } catch (error) {
        if (!isLast) throw error
        log.warn({ error, contestId }, 'The number of a draw could not be read: somebody has to bring it')
      }
    },
  })
}

/** When to look for it: once it is there. */
export function beaconDue(round: number): Date {
  return new Date(momentOfRound(round).getTime() + 2000)
}
