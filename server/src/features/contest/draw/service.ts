import { drawFrom, entriesIn, hashOfList, listOf } from '@aurelio/proofs/draw'
import { orderOf, type Proofs } from '@aurelio/proofs/check'
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
import { marksOf } from '../marks/marks.ts'
import type { MarkStore } from '../marks/store.ts'
import { type ContestProof, contestProofOf } from './proof.ts'
import type { WinnerStore } from './store.ts'
import type { Telling } from './telling.ts'

/** What stands in the place of the number from outside where there is nobody to draw. */
const nobody = 'sin participantes'

type At = { workspaceId: string; language: string }
type Kind = ContestProof['kind']
export type PublishProof = {
  publish: <K extends Kind>(kind: K, data: Proofs[K], at: At) => Promise<{ token: string }>
  revise: <K extends Kind>(token: string, kind: K, data: Proofs[K], at: At) => Promise<unknown>
}

type Parts = {
  database: Database
  store: ContestStore
  entries: EntryStore
  winners: WinnerStore
  marks: MarkStore
  seeds: SealedTexts
  proofs: PublishProof
  emit: Emit
  organiserOf: (row: Pick<ContestRow, 'workspaceId'>, settings: ContestSettings) => Promise<{ name: string }>
  tell: Telling
}
type Actor = Pick<EventOf<'contest.drawn'>, 'workspaceId' | 'actorId' | 'origin' | 'at'>

/** From the opening to the winners: everything that the page of the proof tells. */
export function drawService(parts: Parts) {
  const { database, store, entries, winners, marks, seeds, proofs, emit } = parts

  async function proofOf(contest: ContestRow) {
    const settings = settingsOf(contest)
    const [list, organiser, rules, steps, drawn, given] = await Promise.all([
      store.frozenList(contest.id),
      parts.organiserOf(contest, settings),
      store.rules(contest.id),
      store.steps(contest.id),
      winners.of(contest.id),
      // What the members of a jury gave is published with their decision, not before.
      settings.method === 'jury' && contest.state === 'drawn' ? marks.of(contest.id) : [],
    ])
    const seed = contest.state === 'drawn' ? seeds.open(contest.seed) : null
    const rulesHash = rules?.hash ?? ''
    return contestProofOf({
      contest,
      list,
      settings,
      organiser: organiser.name,
      rulesHash,
      steps,
      winners: drawn,
      seed,
      marks: given.length === 0 ? [] : marksOf(aliasesIn(list), given),
    })
  }

  /** Tells what happened on the page of the proof. Inside the transaction in which it happens. */
  async function record(contest: ContestRow, steps: readonly ContestStepRow[]): Promise<void> {
    await store.addSteps(steps)
    const { proofToken } = contest
    if (proofToken === null) return
    const proof = await proofOf(contest)
    if (proof.kind === 'draw') await proofs.revise(proofToken, proof.kind, proof.data, placeOf(contest))
    else await proofs.revise(proofToken, proof.kind, proof.data, placeOf(contest))
  }

  /** Publishes the commitment; gives the token of the proof. */
  async function open(contest: ContestRow): Promise<string> {
    const isDrawn = settingsOf(contest).method === 'draw'
    await store.addSteps([publicStep(contest.id, isDrawn ? 'opened' : 'begun', new Date().toISOString())])
    const proof = await proofOf(contest)
    const published =
      proof.kind === 'draw'
        ? await proofs.publish(proof.kind, proof.data, placeOf(contest))
        : await proofs.publish(proof.kind, proof.data, placeOf(contest))
    return published.token
  }

  /** Freezes the list. Whoever enters at the same moment is in it, or is told that it is over. */
  async function freeze(id: string): Promise<{ contest: ContestRow; isEmpty: boolean } | undefined> {
    const now = new Date()
    const at = now.toISOString()
    return database.inTransaction(async () => {
      const closed = await store.change(id, 'open', { state: 'closed', closedAt: at })
      if (!closed) return undefined
      const drawn = await entries.drawn(id)
      const { method, beacon } = settingsOf(closed)
      const isByRound = method === 'draw' && beacon.kind === 'drand' && drawn.length > 0
      const beaconRound = isByRound ? roundAfter(now) : null
      const list = listOf(drawn)
      const frozen = await store.change(id, 'closed', {
        list,
        listHash: await hashOfList(drawn),
        beaconRound,
      })
      if (!frozen) return undefined
      await record(frozen, [publicStep(id, method === 'draw' ? 'frozen' : 'ended', at)])
      return { contest: frozen, isEmpty: drawn.length === 0 }
    })
  }

  /** Draws with the number from outside; undefined where it is not closed, or was drawn meanwhile. */
  async function draw(contest: ContestRow, beacon: string, actor: Actor): Promise<ContestRow | undefined> {
    const { winners: prizes, reserves } = settingsOf(contest)
    const seed = seeds.open(contest.seed)
    const count = prizes + reserves
    const list = await store.frozenList(contest.id)
    const aliases = await drawFrom(entriesIn(list ?? ''), { seed, beacon, count })
    return settle(contest, actor, 'drawn', { beacon, aliases })
  }

  /** What the marks of the jury say, the best first; undefined where it is not closed, or was decided meanwhile. */
  async function decide(contest: ContestRow, actor: Actor): Promise<ContestRow | undefined> {
    const { winners: prizes, reserves } = settingsOf(contest)
    const [list, given] = await Promise.all([store.frozenList(contest.id), marks.of(contest.id)])
    const aliases = orderOf(marksOf(aliasesIn(list), given)).slice(0, prizes + reserves)
    return settle(contest, actor, 'judged', { beacon: null, aliases })
  }

  /** Writes who was chosen, in that order, and tells those who have won. */
  async function settle(
    contest: ContestRow,
    actor: Actor,
    what: 'drawn' | 'judged',
    { beacon, aliases }: { beacon: string | null; aliases: readonly string[] },
  ): Promise<ContestRow | undefined> {
    const settings = settingsOf(contest)
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
      await store.addSteps([publicStep(contest.id, what, at)])
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
    if (!frozen?.isEmpty) return frozen?.contest
    const { contest } = frozen
    const isDrawn = settingsOf(contest).method === 'draw'
    return (await (isDrawn ? draw(contest, nobody, actor) : decide(contest, actor))) ?? contest
  }

  return { open, close, draw, decide, record }
}
export type DrawService = ReturnType<typeof drawService>

function aliasesIn(list: string | null): string[] {
  return entriesIn(list ?? '').map(({ id }) => id)
}

function placeOf(contest: ContestRow): At {
  return { workspaceId: contest.workspaceId, language: settingsOf(contest).language }
}
