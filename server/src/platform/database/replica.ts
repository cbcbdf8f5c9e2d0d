import { setTimeout as sleep } from 'node:timers/promises'
import type { ReplicaState } from '@aurelio/contracts/health'
import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { Tables } from './tables.ts'

type Connection = Kysely<Tables>
type Position = z.infer<typeof positionSchema>

/** How long a read waits for what the replica still lacks, and for any answer of it. */
const patienceMs = 150
const answerMs = 1000
const stepMs = 10
/** For so long nobody asks it again once it was not current: each who does pays with waiting. */
const restMs: Record<Exclude<ReplicaState, 'current'>, number> = { behind: 1000, gone: 5000, foreign: 30_000 }

const positionSchema = z.object({ system: z.string(), name: z.string(), position: z.string() })
const followerSchema = z.object({ isFollower: z.boolean(), isCurrent: z.boolean().nullable() })

/**
 * A streaming replica of PostgreSQL, held against its primary at each read: it serves those whose answer it has whole.
 * Nobody needs to remember who wrote what, in which process: what was confirmed anywhere before a read began is in it.
 */
export function replicaOf(primary: Connection, replica: Connection, onState: (state: ReplicaState) => void) {
  let resting = 0
  let last: ReplicaState = 'current'

  function note(state: ReplicaState) {
    if (state !== 'current') resting = Date.now() + restMs[state]
    if (state !== last) onState(state)
    last = state
    return state
  }

  /** Looks now, however it was before. Throws where the primary does not answer. */
  async function look(): Promise<ReplicaState> {
    const wanted = await positionOf(primary)
    const gaveUp = new AbortController()
    const silence = sleep(answerMs, 'gone' as const, { signal: gaveUp.signal }).catch(() => 'gone' as const)
    const state = await Promise.race([until(wanted), silence])
    gaveUp.abort()
    return note(state)
  }

  async function until(wanted: Position): Promise<ReplicaState> {
    const patient = Date.now() + patienceMs
    try {
      for (;;) {
        const { isFollower, isCurrent } = await compare(replica, wanted)
        if (!isFollower) return 'foreign'
        if (isCurrent) return 'current'
        if (Date.now() >= patient) return 'behind'
        await sleep(stepMs)
      }
    } catch {
      return 'gone'
    }
  }

  return {
    look,
    /** Whether it has everything that the primary has confirmed by now. */
    isCurrent: async () => Date.now() >= resting && (await look()) === 'current',
    /** It failed in the midst of a read. */
    broke: () => void note('gone'),
  }
}

async function positionOf(primary: Connection): Promise<Position> {
  const { rows } = await sql`
    select system_identifier::text as system, current_database()::text as name, pg_current_wal_lsn()::text as position
    from pg_control_system()`.execute(primary)
  return positionSchema.parse(rows[0])
}

/** A promoted replica goes ways of its own; another installation's positions would say nothing. */
async function compare(replica: Connection, { system, name, position }: Position) {
  const { rows } = await sql`
    select pg_is_in_recovery() and system_identifier::text = ${system} and current_database() = ${name} as "isFollower",
      pg_last_wal_replay_lsn() >= ${position}::pg_lsn as "isCurrent"
    from pg_control_system()`.execute(replica)
  return followerSchema.parse(rows[0])
}
