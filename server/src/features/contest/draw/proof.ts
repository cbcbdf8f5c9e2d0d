import type { DrawProof, JuryProof } from '@aurelio/proofs/check'
import type { ContestSettings } from '@aurelio/contracts/contest-settings'
import type {
  ContestRow,
  ContestStepRow,
  ContestWinnerRow,
} from '../../../platform/database/tables/contests.ts'
import { contestAddress } from '../address.ts'
import { beaconRule } from '../rules/beacon.ts'
import { drawStepOf } from '../steps.ts'

/** What is published of a contest, by who decides it. */
export type ContestProof = { kind: 'draw'; data: DrawProof } | { kind: 'jury'; data: JuryProof }

type Told = {
  marks: JuryProof['marks']
  contest: ContestRow
  /** Null until it is frozen. */
  list: string | null
  settings: ContestSettings
  organiser: string
  rulesHash: string
  steps: readonly ContestStepRow[]
  winners: readonly Pick<ContestWinnerRow, 'position' | 'alias'>[]
  /** Revealed once its winners are drawn. */
  seed: string | null
}

/** What anybody can check of a contest as it stands. */
export function contestProofOf(told: Told): ContestProof {
  const data = drawProofOf(told)
  if (told.settings.method === 'draw') return { kind: 'draw', data }
  const {
    name,
    organiser,
    closesAt,
    rulesHash,
    rulesAddress,
    prizes,
    reservesWanted,
    winners,
    reserves,
    steps,
  } = data
  const common = { name, organiser, closesAt, rulesHash, rulesAddress, prizes, reservesWanted }
  return { kind: 'jury', data: { ...common, marks: told.marks, winners, reserves, steps } }
}

function drawProofOf({
  contest,
  list,
  settings,
  organiser,
  rulesHash,
  steps,
  winners,
  seed,
}: Told): DrawProof {
  const aliases = winners.toSorted((a, b) => a.position - b.position).map(({ alias }) => alias)
  const { beaconRound } = contest
  const round = beaconRound === null ? '' : ` (ronda ${beaconRound})`
  return {
    name: contest.name,
    organiser,
    closesAt: contest.closesAt,
    rulesHash,
    rulesAddress: contestAddress(contest.address).rules,
    commitment: contest.commitment,
    beaconRule: beaconRule(settings) + round,
    prizes: settings.winners,
    reservesWanted: settings.reserves,
    list,
    listHash: contest.listHash,
    seed,
    beacon: contest.beacon,
    winners: aliases.slice(0, settings.winners),
    reserves: aliases.slice(settings.winners),
    steps: steps.flatMap(drawStepOf),
  }
}
