import { drawFrom, entriesIn, hashOfList, listOf } from '@aurelio/proofs/draw'
import type { Proofs } from '@aurelio/proofs/check'
import type { ContestSettings } from '@aurelio/contracts/contest-settings'
import type { Database } from '../../../platform/database/database.ts'
import type { ContestRow, ContestStepRow } from '../../../platform/database/tables/contests.ts'
import type { EventOf } from '@aurelio/contracts/events'
import type { Emit } from '../../../platform/events/events.ts'
import type { SealedTexts } from '../../../platform/sealed-text.ts'
import type { EntryStore } from '../entries/store.ts'
import { roundAfter } from '../rules/beacon.ts'
import { settingsOf } from '../settings.ts'
import { publicStep } from '../steps.ts'
import type { ContestStore } from '../store.ts'
import { drawProofOf } from './proof.ts'
import type { WinnerStore } from './store.ts'
import type { Telling } from './telling.ts'

/** What stands in the place of the number from outside where there is nobody to draw. */
const nobody = 'sin participantes'

export type PublishProof = {
  publish: (
    kind: 'draw',
    data: Proofs['draw'],
    at: { workspaceId: string; language: string },
  ) => Promise<{ token: string }>
  revise: (
    token: string,
    kind: 'draw',
    data: Proofs['draw'],
    at: { workspaceId: string; language: string },
  ) => Promise<unknown>
}

type Parts = {
  database: Database
  store: ContestStore
  entries: EntryStore
  winners: WinnerStore
  seeds: SealedTexts
  proofs: PublishProof
  emit: Emit
  organiserOf: (row: Pick<ContestRow, 'workspaceId'>, settings: ContestSettings) => Promise<{ name: string }>
  tell: Telling
}
type Actor = Pick<EventOf<'contest.drawn'>, 'workspaceId' | 'actorId' | 'origin' | 'at'>

/** From the opening to the winners: everything that the page of the proof tells. */
export function drawService(parts: Parts) {
  const { database, store, entries, winners, seeds, proofs, emit } = parts

  async function proofOf(contest: ContestRow) {
    const settings = settingsOf(contest)
    const [organiser, rules, steps, drawn] = await Promise.all([
      parts.organiserOf(contest, settings),
      store.rules(contest.id),
      store.steps(contest.id),
      winners.of(contest.id),
    ])
    const seed = contest.state === 'drawn' ? seeds.open(contest.seed) : null
    const rulesHash = rules?.hash ?? ''
    return drawProofOf({
      contest,
      settings,
      organiser: organiser.name,
      rulesHash,
      steps,
      winners: drawn,
      seed,
    })
  }

  /** Tells what happened on the page of the proof. Inside the transaction in which it happens. */
  async function record(contest: ContestRow, steps: readonly ContestStepRow[]): Promise<void> {
    await store.addSteps(steps)
    if (contest.proofToken === null) return
    const { workspaceId } = contest
    const { language } = settingsOf(contest)
    await proofs.revise(contest.proofToken, 'draw', await proofOf(contest), { workspaceId, language })
  }

  /** Publishes the commitment; gives the token of the proof. */
  async function open(contest: ContestRow): Promise<string> {
    await store.addSteps([publicStep(contest.id, 'opened', new Date().toISOString())])
    const { workspaceId } = contest
    const { language } = settingsOf(contest)
    return (await proofs.publish('draw', await proofOf(contest), { workspaceId, language })).token
  }

  /** Freezes the list. Whoever enters at the same moment is in it, or is told that it is over. */
  async function freeze(id: string): Promise<ContestRow | undefined> {
    const now = new Date()
    const at = now.toISOString()
    return database.inTransaction(async () => {
      const closed = await store.change(id, 'open', { state: 'closed', closedAt: at })
      if (!closed) return undefined
      const drawn = await entries.drawn(id)
      const beaconRound =
        settingsOf(closed).beacon.kind === 'drand' && drawn.length > 0 ? roundAfter(now) : null
      const list = listOf(drawn)
      const frozen = await store.change(id, 'closed', {
        list,
        listHash: await hashOfList(drawn),
        beaconRound,
      })
      if (!frozen) return undefined
      await record(frozen, [publicStep(id, 'frozen', at)])
      return frozen
    })
  }

  /** Draws with the number from outside; undefined where it is not closed, or was drawn meanwhile. */
  async function draw(contest: ContestRow, beacon: string, actor: Actor): Promise<ContestRow | undefined> {
    const settings = settingsOf(contest)
    const count = settings.winners + settings.reserves
    const seed = seeds.open(contest.seed)
    const aliases = await drawFrom(entriesIn(contest.list ?? ''), { seed, beacon, count })
    return database.inTransaction(async () => {
      const at = new Date().toISOString()
      const drawn = await store.change(contest.id, 'closed', { state: 'drawn', beacon, drawnAt: at })
      if (!drawn) return undefined
      const found = new Map(
        (await entries.byAliases(contest.id, aliases)).map((entry) => [entry.alias, entry.id]),
      )
      await winners.insert(
        aliases.map((alias, place) => ({
          contestId: contest.id,
          position: place + 1,
          alias,
          entryId: found.get(alias) ?? null,
          prize: null,
          state: 'waiting' as const,
          until: null,
        })),
      )
      await store.addSteps([publicStep(contest.id, 'drawn', at)])
      const places = Array.from({ length: settings.winners }, (_, place) => place)
      await record(drawn, await parts.tell(drawn, settings, aliases.length === 0 ? [] : places))
      const subject = { id: contest.id, name: contest.name }
      await emit({ ...actor, kind: 'contest.drawn', subject, projectId: null })
      return drawn
    })
  }

  /** Closes a contest; where nobody takes part, that is its result. */
  async function close(id: string, actor: Actor): Promise<ContestRow | undefined> {
    const frozen = await freeze(id)
    if (frozen?.list !== '') return frozen
    return (await draw(frozen, nobody, actor)) ?? frozen
  }

  return { open, close, draw, record }
}
export type DrawService = ReturnType<typeof drawService>
