import type { Database } from '../../../platform/database/database.ts'
import type { ContestEntryRow, ContestWinnerRow } from '../../../platform/database/tables/contests.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { settingsOf } from '../settings.ts'
import { publicStep } from '../steps.ts'
import type { ContestStore } from '../store.ts'
import type { DrawService } from './service.ts'
import type { WinnerStore } from './store.ts'
import type { Telling } from './telling.ts'

type Parts = {
  database: Database
  store: ContestStore
  winners: WinnerStore
  draws: Pick<DrawService, 'record'>
  tell: Telling
  emit: Emit
}
type FallsOut = 'declined' | 'lapsed' | 'erased'

/** What winners answer, and who moves up where one does not. */
export function prizeService({ database, store, winners, draws, tell, emit }: Parts) {
  /** Writes what has become of a winner, and all that follows. False where it was answered before. */
  async function settle(row: ContestWinnerRow, state: FallsOut | 'accepted'): Promise<boolean> {
    return database.inTransaction(async () => {
      const contest = await store.findAny(row.contestId)
      if (!contest || !(await winners.change(row, { state }))) return false
      const at = new Date().toISOString()
      const steps = [publicStep(contest.id, state, at, row.alias)]
      if (state !== 'accepted' && row.prize !== null)
        steps.push(...(await tell(contest, settingsOf(contest), [row.prize])))
      await draws.record(contest, steps)
      const { workspaceId, id, name } = contest
      const subject = { id, name }
      await emit({ workspaceId, actorId: null, origin: null, at, kind: 'contest.changed', subject })
      return true
    })
  }

  return {
    async answer(entryId: string, answer: 'accepted' | 'declined'): Promise<ContestWinnerRow | undefined> {
      const row = await winners.ofEntry(entryId)
      // Who is late is late, whether or not the clock was looked at since.
      if (row?.state === 'told' && (row.until ?? '') >= new Date().toISOString()) await settle(row, answer)
      return winners.ofEntry(entryId)
    },
    /** Those who have not answered in time. */
    async lapse(): Promise<void> {
      for (const row of await winners.late(new Date().toISOString())) await settle(row, 'lapsed')
    },
    /**
     * Whoever won and has their data erased before they answered: the prize goes on. What was accepted stays theirs. Before the
     * entry goes, in its transaction.
     */
    async erase(entry: Pick<ContestEntryRow, 'id'>): Promise<void> {
      const row = await winners.ofEntry(entry.id)
      if (row?.state === 'told' || row?.state === 'waiting') await settle(row, 'erased')
    },
  }
}
export type PrizeService = ReturnType<typeof prizeService>
