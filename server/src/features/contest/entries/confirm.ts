import type { ContestSettings } from '@aurelio/contracts/contest-settings'
import { batched } from '../../../platform/database/batch.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { ContestEntryRow, ContestRow } from '../../../platform/database/tables/contests.ts'
import type { Emit } from '../../../platform/events/events.ts'
import type { ContestOnPages } from '../on-pages.ts'
import { settingsOf } from '../settings.ts'
import type { ContestStore } from '../store.ts'
import { pointsOf } from './points.ts'
import type { EntryStore } from './store.ts'

/** Asks somebody whether they want the letters of a list. */
export type AskToJoin = (asked: {
  workspaceId: string
  listId: string
  email: string
  name: string
  text: string
  pageId: string | null
  /** The language in which they read it. */
  language: string
  at: string
}) => Promise<void>

type Parts = {
  database: Database
  store: ContestStore
  entries: EntryStore
  emit: Emit
  join: AskToJoin
  onPages: Pick<ContestOnPages, 'pointsMoved'>
  /** What the box said that they ticked. */
  joinText: (settings: ContestSettings, language: string) => string
}

export type Confirmed = 'confirmed' | 'before' | 'over' | 'gone'

/** From when an entry counts: once its mail is confirmed, and with it for who invited them. */
export function confirmingEntries(parts: Parts) {
  const { database, store, entries, emit, join, onPages, joinText } = parts

  /** Adds up anew what somebody has, from the record of what they did. */
  async function recount(id: string, rules: ContestSettings['points']): Promise<number> {
    const done = await entries.counted([id])
    const points = pointsOf(new Map(done.map(({ kind, times }) => [kind, times])), rules)
    await entries.setPoints(id, points)
    return points
  }

  /** Whether an invited entry gives its inviter anything: it counts, and came from another network. */
  async function settleInvitation(entry: ContestEntryRow, settings: ContestSettings): Promise<void> {
    if (entry.invitedBy === null) return
    const inviter = await entries.findAny(entry.invitedBy)
    if (!inviter) return
    const counts = entry.apart === null && entry.confirmedAt !== null && inviter.network !== entry.network
    const at = new Date().toISOString()
    const isNew =
      counts && (await entries.act({ entryId: inviter.id, kind: 'invite', of: entry.id, counts: 1, at }))
    if (!isNew) await entries.setCounts(inviter.id, entry.id, counts ? 1 : 0)
    await recount(inviter.id, settings.points)
  }

  async function confirmed(contest: ContestRow, settings: ContestSettings, entry: ContestEntryRow) {
    const at = new Date().toISOString()
    if (!(await entries.confirm(entry.id, at))) return false
    await store.count(contest.id, { confirmed: 1 })
    if (settings.confirms && settings.points.confirm > 0) {
      await entries.act({ entryId: entry.id, kind: 'confirm', of: '', counts: 1, at })
      await recount(entry.id, settings.points)
    }
    await followCounting(contest, settings, { ...entry, confirmedAt: at })
    return true
  }

  /** What follows once an entry counts, with the contest held and the entry written. */
  async function followCounting(contest: ContestRow, settings: ContestSettings, entry: ContestEntryRow) {
    await settleInvitation(entry, settings)
    await onPages.pointsMoved(contest)
    const { listId } = settings
    if (entry.joins === 1 && listId !== null && entry.apart === null) {
      const { workspaceId } = contest
      const { email, name, confirmedAt } = entry
      const at = confirmedAt ?? new Date().toISOString()
      const language = entry.language || settings.language
      const text = joinText(settings, language)
      await join({ workspaceId, listId, email, name, text, pageId: null, language, at })
    }
  }

  const write = batched((ids: readonly string[]) =>
    database.inTransaction(async () => {
      const outcomes: Confirmed[] = []
      for (const id of ids) outcomes.push(await confirmOne(id))
      return outcomes
    }),
  )

  async function confirmOne(id: string): Promise<Confirmed> {
    const found = await entries.findAny(id)
    if (!found) return 'gone'
    const contest = await store.hold(found.contestId, new Date().toISOString())
    if (!contest) return found.confirmedAt === null ? 'over' : 'before'
    const entry = await entries.findAny(id)
    if (!entry) return 'gone'
    if (!(await confirmed(contest, settingsOf(contest), entry))) return 'before'
    const { workspaceId } = contest
    const at = new Date().toISOString()
    await emit({ workspaceId, actorId: null, origin: null, at, kind: 'contest.entered' })
    return 'confirmed'
  }

  return { confirm: write, followCounting, settleInvitation, recount }
}
export type Confirming = ReturnType<typeof confirmingEntries>
