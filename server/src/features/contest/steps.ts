import { type DrawStep, drawSteps } from '@aurelio/proofs/check'
import type { ContestStepRow } from '../../platform/database/tables/contests.ts'
import { timedId } from '../../platform/database/timed-id.ts'

/** What the page of the proof tells. */
export function publicStep(
  contestId: string,
  what: DrawStep['what'],
  at: string,
  alias: string | null = null,
): ContestStepRow {
  return { id: timedId(), contestId, at, what, alias, actorId: null, isPublic: 1, detail: '' }
}

/** What was decided about an entry: kept, and told to nobody outside. */
export function decision(
  contestId: string,
  what: 'set-apart' | 'reinstated',
  { alias, actorId, detail }: Pick<ContestStepRow, 'alias' | 'actorId' | 'detail'>,
): ContestStepRow {
  return { id: timedId(), contestId, at: new Date().toISOString(), what, alias, actorId, isPublic: 0, detail }
}

export function drawStepOf({ at, what, alias }: ContestStepRow): readonly DrawStep[] {
  const known = drawSteps.find((each) => each === what)
  return known ? [{ at, what: known, ...(alias !== null && { id: alias }) }] : []
}
