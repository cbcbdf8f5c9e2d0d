import type { Experiment } from '@aurelio/contracts/experiments'
import type { VariantLetter } from '@aurelio/contracts/variant-letters'
import { chanceOfBetter, credibleInterval, judge, type Verdict } from '@aurelio/proofs/experiment'
import type {
  ExperimentRow,
  ExperimentTallyRow,
  ExperimentVariantRow,
} from '../../platform/database/tables/experiments.ts'
import { wholeShare } from './assignment.ts'

const dayMs = 24 * 60 * 60 * 1000

export type Parts = {
  row: ExperimentRow
  variants: readonly ExperimentVariantRow[]
  tallies: readonly ExperimentTallyRow[]
}

/** A test as it can be judged: the same figures for its screen, its proof and whoever computes it again. */
export function standingOf({ row, variants, tallies }: Parts, now = Date.now()) {
  const arms = variants.map(({ letter, share }) => {
    const own = tallies.filter((each) => each.letter === letter)
    const visitors = own.reduce((sum, each) => sum + each.visitors, 0)
    // A page opened before midnight may be answered after it, by somebody who is new again then.
    const conversions = Math.min(
      visitors,
      own.reduce((sum, each) => sum + each.conversions, 0),
    )
    return { letter, share: share / wholeShare, visitors, conversions }
  })
  const until = row.endedAt === null ? now : Date.parse(row.endedAt)
  const fullDays = row.startedAt === null ? 0 : Math.floor((until - Date.parse(row.startedAt)) / dayMs)
  return { arms, fullDays, planned: row.planned }
}

export function verdictOf(parts: Parts, now?: number): Verdict | null {
  return parts.row.startedAt === null || parts.variants.length < 2 ? null : judge(standingOf(parts, now))
}

/** A test as people see it. */
export function toExperiment(parts: Parts, pageName: string, proofOf: (token: string) => string): Experiment {
  const { row } = parts
  const { workspaceId: _, salt: __, createdAt: ___, proof, ...shown } = row
  const { arms, fullDays } = standingOf(parts)
  const [a] = arms
  const verdict = verdictOf(parts)
  return {
    ...shown,
    pageName,
    proof: proof === null ? null : proofOf(proof),
    fullDays,
    isSame: isSame(parts),
    arms: arms.map((arm) => ({
      ...arm,
      rate: arm.visitors > 0 ? arm.conversions / arm.visitors : null,
      interval: arm.visitors > 0 ? credibleInterval(arm) : null,
      chance:
        a === undefined || arm === a || a.visitors === 0 || arm.visitors === 0
          ? null
          : chanceOfBetter(a, arm),
    })),
    verdict: verdict && toldVerdict(verdict, arms),
  }
}

function toldVerdict(verdict: Verdict, arms: readonly { letter: VariantLetter }[]) {
  return {
    kind: verdict.verdict,
    winner: verdict.verdict === 'winner' ? (arms[verdict.arm]?.letter ?? null) : null,
    p: 'p' in verdict ? verdict.p : null,
    isOutOfTime: verdict.verdict === 'no-difference' && verdict.outOfTime,
  }
}

/** A variant that is prepared is as A is until it is first changed: it was made from A. */
function isSame({ row, variants }: Parts): boolean {
  if (row.state === 'draft') return variants.every(({ version }) => version === 1)
  return variants.every(({ document }) => document === variants[0]?.document)
}
