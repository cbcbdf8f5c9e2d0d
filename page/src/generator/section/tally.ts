import type { FoundInLines } from '../bytes/many-lines.ts'
import type { ColumnCount } from '../template.ts'

/** What is counted while rows are cut. */
export type Tally = {
  readonly uses: number[]
  readonly groupUses: Map<number, { options: number; uses: number }>
  readonly counts: ColumnCount[]
}

export function createTally(): Tally {
  return { uses: [], groupUses: new Map(), counts: [] }
}

/** Adds what was found in many lines. */
export function addFound(tally: Tally, { width, uses, counts }: FoundInLines) {
  for (const one of uses) tally.uses[one.variant] = (tally.uses[one.variant] ?? 0) + one.uses
  for (let column = 0; column < width; column += 1) {
    const count = countsOf(tally, column)
    count.replaced += counts[column]?.replaced ?? 0
    count.rowsChanged += counts[column]?.rowsChanged ?? 0
  }
}

function nothing(): ColumnCount {
  return { replaced: 0, spins: 0, rowsChanged: 0 }
}

/** The counts of a column, which begin where they are first asked for. */
export function countsOf(tally: Tally, column: number): ColumnCount {
  for (let before = tally.counts.length; before < column; before += 1) tally.counts.push(nothing())
  return (tally.counts[column] ??= nothing())
}

export function countGroup(tally: Tally, first: number, options: number) {
  const known = tally.groupUses.get(first) ?? { options, uses: 0 }
  known.uses += 1
  tally.groupUses.set(first, known)
}
