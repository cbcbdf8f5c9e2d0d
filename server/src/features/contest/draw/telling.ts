import type { ContestSettings } from '@aurelio/contracts/contest-settings'
import type { ContestRow, ContestStepRow } from '../../../platform/database/tables/contests.ts'
import { publicStep } from '../steps.ts'
import type { WinnerStore } from './store.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Writes to somebody that a prize is theirs, until a moment. */
export type WriteToWinner = (
  contest: ContestRow,
  settings: ContestSettings,
  won: { entryId: string; place: number; until: string },
) => Promise<void>

type Parts = { winners: WinnerStore; write: WriteToWinner }

/** Gives prizes to whom they belong: those drawn first, and where one falls out the next reserve. */
export function telling({ winners, write }: Parts) {
  /** Of the prizes at these places, which nobody has; gives what happened. Inside a transaction. */
  return async (contest: ContestRow, settings: ContestSettings, places: readonly number[]) => {
    const waiting = (await winners.of(contest.id)).filter(({ state }) => state === 'waiting')
    const at = new Date().toISOString()
    const steps: ContestStepRow[] = []
    const step = (what: 'told' | 'moved-up' | 'unawarded' | 'erased', alias: string | null = null) =>
      steps.push(publicStep(contest.id, what, at, alias))

    /** The next one who can still be told. */
    async function nextToTell() {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        if (next.entryId !== null) return { ...next, entryId: next.entryId }
        await winners.change({ ...next, state: 'waiting' }, { state: 'erased' })
        step('erased', next.alias)
      }
      return null
    }

    for (const place of places) {
      const next = await nextToTell()
      if (!next) {
        step('unawarded')
        continue
      }
      const { alias, position, entryId } = next
      const until = new Date(Date.now() + settings.acceptDays * dayMs).toISOString()
      await winners.change({ ...next, state: 'waiting' }, { state: 'told', prize: place, until })
      if (position > settings.winners) step('moved-up', alias)
      step('told', alias)
      await write(contest, settings, { entryId, place, until })
    }
    return steps
  }
}
export type Telling = ReturnType<typeof telling>
