import { randomBytes, randomInt } from 'node:crypto'
import type { ContestSettings } from '@aurelio/contracts/contest-settings'
import type { ApartReason } from '@aurelio/contracts/contests'
import { searchable } from '../../../platform/database/search-text.ts'
import type { ContestEntryRow, ContestRow } from '../../../platform/database/tables/contests.ts'
import { timedId } from '../../../platform/database/timed-id.ts'
import type { Emit } from '../../../platform/events/events.ts'
import type { RateLimits } from '../../../platform/http/rate-limits.ts'
import { settingsOf } from '../settings.ts'
import { decision } from '../steps.ts'
import type { ContestStore } from '../store.ts'
import type { Confirming } from './confirm.ts'
import { mailKey } from './person-keys.ts'
import { pointsOf } from './points.ts'
import type { EntryStore } from './store.ts'

/** So many from one network within ten minutes are somebody's script, or a school: a person looks at them. */
const burst = { most: 20, seconds: 10 * 60 }

/** A lead that wants to take part. */
export type Entering = {
  contestId: string
  leadId: string
  name: string
  email: string
  phoneKey: string | null
  /** Why its form was kept apart; null where it was not. */
  spamReason: string | null
  network: string
  source: string
  /** What the link said by which they came. */
  code: string
  joins: boolean
  /** In which they read it; '' for that of the contest. */
  language: string
}

/** `again`: somebody with this address takes part already. */
export type Entered =
  | { kind: 'over' }
  | { kind: 'none' }
  | { kind: 'new' | 'again'; contest: ContestRow; settings: ContestSettings; entry: ContestEntryRow }

type Parts = {
  store: ContestStore
  entries: EntryStore
  limits: Pick<RateLimits, 'tally'>
  emit: Emit
  confirming: Confirming
}

/** Makes an entry of a lead, in the transaction that takes it. */
export function entering({ store, entries, limits, emit, confirming }: Parts) {
  async function apartOf({ spamReason, network, contestId }: Entering): Promise<ApartReason | null> {
    const seen = await limits.tally('contest-network', [contestId, network], burst.seconds)
    if (spamReason === 'disposable') return 'disposable'
    if (spamReason !== null) return 'robot'
    return seen > burst.most ? 'burst' : null
  }

  /** Somebody new; or who takes part already; or, apart, who does so by another way of writing. */
  async function insert(row: ContestEntryRow): Promise<{ isNew: boolean; entry: ContestEntryRow }> {
    if (await entries.insert(row)) return { isNew: true, entry: row }
    const before = row.mailKey === null ? undefined : await entries.byMail(row.contestId, row.mailKey)
    if (before?.email === row.email) return { isNew: false, entry: before }
    const apart: ContestEntryRow = { ...row, mailKey: null, phoneKey: null, apart: 'same-person' }
    await entries.insert(apart)
    return { isNew: true, entry: apart }
  }

  return async (asked: Entering): Promise<Entered> => {
    const { contestId, email, leadId } = asked
    // What is sent twice is no second entry; what a robot sends is none.
    if (asked.spamReason === 'trap' || email === '') return { kind: 'none' }
    const at = new Date().toISOString()
    const contest = await store.hold(contestId, at)
    if (!contest) return { kind: 'over' }
    const settings = settingsOf(contest)
    const inviter = asked.code === '' ? undefined : await entries.byCode(contestId, asked.code)
    const { isNew, entry } = await insert({
      id: timedId(),
      contestId,
      alias: aliasByChance(),
      code: randomBytes(6).toString('base64url'),
      leadId,
      name: asked.name,
      email: email.toLowerCase(),
      search: searchable(`${asked.name}\n${email}`),
      mailKey: mailKey(email),
      phoneKey: asked.phoneKey,
      network: asked.network,
      source: asked.source,
      invitedBy: inviter?.id ?? null,
      joins: asked.joins ? 1 : 0,
      language: asked.language,
      apart: await apartOf(asked),
      points: pointsOf(new Map([['entry', 1]]), settings.points),
      createdAt: at,
      confirmedAt: settings.confirms ? null : at,
      workText: '',
      workKey: null,
      workState: 'none',
    })
    if (!isNew) return { kind: 'again', contest, settings, entry }
    await entries.act({ entryId: entry.id, kind: 'entry', of: '', counts: 1, at })
    await store.count(contestId, {
      entries: 1,
      confirmed: settings.confirms ? 0 : 1,
      apart: entry.apart === null ? 0 : 1,
    })
    const { alias, apart } = entry
    if (apart !== null)
      await store.addSteps([decision(contestId, 'set-apart', { alias, actorId: null, detail: apart })])
    await emit({ workspaceId: contest.workspaceId, actorId: null, origin: null, at, kind: 'contest.entered' })
    if (!settings.confirms) await confirming.followCounting(contest, settings, entry)
    return { kind: 'new', contest, settings, entry }
  }
}

/** Ten letters without those that are mistaken for each other; drawn, so that they say nothing of when or who. */
function aliasByChance(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
  return Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')
}
