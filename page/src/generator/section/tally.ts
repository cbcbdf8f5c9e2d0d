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

/** The counts of a column, which begin where they are first asked for. */
export function countsOf(tally: Tally, column: number): ColumnCount {
  return (tally.counts[column] ??= { replaced: 0, spins: 0, rowsChanged: 0 })
}

export function countGroup(tally: Tally, first: number, options: number) {
  const known = tally.groupUses.get(first) ?? { options, uses: 0 }
  known.uses += 1
  tally.groupUses.set(first, known)
}
