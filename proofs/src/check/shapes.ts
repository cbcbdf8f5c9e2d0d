import type { Verdict } from '../experiment/index.ts'

/** What happened to a draw, in its order; where a jury decides it is `begun`, `ended` and `judged` in the place of `opened`, `frozen` and `drawn`; `id` is the name in the list of whoever it is about, and says nothing of them. */
export const drawSteps = [
  'opened',
  'begun',
  'rules-changed',
  'frozen',
  'ended',
  'drawn',
  'judged',
  'told',
  'accepted',
  'declined',
  'lapsed',
  'erased',
  'moved-up',
  'unawarded',
] as const
export type DrawStep = { at: string; what: (typeof drawSteps)[number]; id?: string }

/** A draw, from its opening on: what is not known yet is null. */
export type DrawProof = {
  name: string
  organiser: string
  closesAt: string
  /** SHA-256 of the rules in force, hex, and their address. */
  rulesHash: string
  rulesAddress: string
  /** SHA-256 of the secret number, published at the opening. */
  commitment: string
  /** Which number from outside decides, as the rules say it. */
  beaconRule: string
  prizes: number
  reservesWanted: number
  /** `id:weight` a line; an id stands for a person and says nothing of them. */
  list: string | null
  listHash: string | null
  seed: string | null
  beacon: string | null
  winners: readonly string[]
  reserves: readonly string[]
  steps: readonly DrawStep[]
}

/** What a jury decided: the sum of marks orders the entries; of equal ones the id that sorts first stands first. */
export type JuryProof = Pick<
  DrawProof,
  'name' | 'organiser' | 'closesAt' | 'rulesHash' | 'rulesAddress' | 'prizes' | 'reservesWanted' | 'steps'
> & {
  /** Of each entry, what each member of the jury gave, the members always in one order. */
  marks: readonly { id: string; given: readonly number[] }[]
  winners: readonly string[]
  reserves: readonly string[]
}

export type ExperimentProof = {
  name: string
  /** The first is A. */
  arms: readonly { name: string; visitors: number; conversions: number; share: number }[]
  fullDays: number
  planned: number
  verdict: Verdict
}

export type ConsentProof = {
  /** The words that somebody agreed to, and their SHA-256 in hex. */
  statement: string
  statementHash: string
  /** Where they stood, and when they were agreed to. */
  place: string
  givenAt: string
}

/** What can be published as a proof, by its kind. */
export type Proofs = {
  draw: DrawProof
  jury: JuryProof
  experiment: ExperimentProof
  consent: ConsentProof
}
export type ProofKind = keyof Proofs

/** What the server signs, as JSON: one proof with its kind. */
export type SignedProof = {
  [Kind in ProofKind]: {
    format: 1
    token: string
    kind: Kind
    language: string
    issuedAt: string
    data: Proofs[Kind]
  }
}[ProofKind]
