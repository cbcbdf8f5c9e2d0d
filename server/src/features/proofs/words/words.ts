import type { Check, DrawStep, ProofKind } from '@aurelio/proofs/check'

/** What a page of a proof says, in one of the languages of published pages. */
export type ProofWords = {
  titles: Record<ProofKind, string>
  checkHere: string
  working: string
  valid: string
  invalid: string
  unsafe: string
  withoutScript: string
  checks: Record<Check, string>
  /** What a signature proves, and what it does not. */
  proves: string
  provesNot: string
  signed: string
  keys: string
  download: string
  contents: string
  /** In the place of what is not known yet, and of people where it is known that there are none. */
  pending: string
  nobody: string
  labels: {
    organiser: string
    closesAt: string
    rules: string
    commitment: string
    beaconRule: string
    beacon: string
    seed: string
    listHash: string
    participants: string
    winners: string
    reserves: string
    steps: string
    entry: string
    marks: string
    variant: string
    share: string
    visitors: string
    conversions: string
    rate: string
    verdict: string
    statement: string
    givenAt: string
    place: string
  }
  steps: Record<DrawStep['what'], string>
  verdicts: {
    tooEarly: string
    running: string
    mismatch: string
    noDifference: string
    winner: (name: string) => string
  }
}
