import type { LetterZones, LocalTime } from '@aurelio/contracts/letter-times'
import type { LetterRow } from '../../../platform/database/tables/subscriptions.ts'
import type { Narrowing } from '../segments/narrowing.ts'
import { localMoments, localTimeOf, nextHourOf } from './local-time.ts'
import type { RecipientZoneStore } from './recipients/zones/store.ts'

type Parts = {
  store: RecipientZoneStore
  narrowing: Narrowing
  timeZoneOf: (workspaceId: string) => Promise<string>
}
type Times = {
  local: LocalTime
  moments: LetterZones['zones']
  /** Of those who live in none of these zones. */
  own: LetterZones['zones'][number]
}
type Meant = Pick<LetterRow, 'workspaceId' | 'listId' | 'segmentId'>

/** When the readers of each zone get a letter that goes by their own clock. */
export function zoneTimes({ store, narrowing, timeZoneOf }: Parts) {
  async function moments(letter: Meant, local: LocalTime, from: string) {
    const { isGone, ids } = await narrowing(letter)
    const own = await timeZoneOf(letter.workspaceId)
    const zones = letter.listId === null || isGone ? [] : await store.zonesOf(letter.listId, ids)
    return localMoments(local, zones, own, from)
  }

  return {
    moments,
    /** Of a letter that begins; null where it goes to all at one moment. What is over is over by when it was to begin. */
    async of(letter: LetterRow, at: string): Promise<Times | null> {
      const local = localTimeOf(letter)
      if (!local) return null
      const from = letter.sendAt ?? at
      const known = await moments(letter, local, from)
      const [own] = localMoments(local, [{ zone: '', people: 0 }], await timeZoneOf(letter.workspaceId), from)
      return own ? { local, moments: known, own } : null
    },
    /** Each waits for the moment of their zone; with two subjects the rest for the next such hour after the trial. */
    async wait({ id }: LetterRow, { local, moments: known, own }: Times, trialEndsAt: string | null) {
      const [other, ...all] = [own, ...known].map(({ zone, at }) => ({
        zone,
        at,
        rest: trialEndsAt === null ? at : nextHourOf(local, zone, trialEndsAt),
      }))
      if (other) await store.waitByZone(id, [other, ...all], other)
    },
  }
}
export type ZoneTimes = ReturnType<typeof zoneTimes>
