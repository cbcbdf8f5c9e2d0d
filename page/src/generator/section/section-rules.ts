import type { LineRules } from '../bytes/byte-classes.ts'
import type { LineCells } from '../bytes/line-cells.ts'
import type { LineKernel } from '../bytes/line-kernel.ts'
import type { CellRules } from '../cell.ts'
import type { ColumnMode } from '../columns.ts'
import type { ValueFacts } from '../edges.ts'
import type { Keyword } from '../matcher.ts'
import type { Variants } from '../variants.ts'

/** How rows are read and cut. */
export type SectionRules = CellRules & {
  readonly modes: readonly ColumnMode[]
  readonly keywords: readonly Keyword[]
  readonly ignoreAccents: boolean
  readonly wholeWord: boolean
  readonly keepCase: boolean
  readonly delimiter: string
  readonly lineBreak: string
  readonly seed: number
  readonly guardFormulas: boolean
  readonly facts: ValueFacts
  readonly variants: Variants
  /** How the lines of the file are read. */
  readonly line: LineRules
  /** Splits the lines that are added. */
  readonly cells: LineCells
  /** Cuts many lines at once. */
  readonly lines: LineKernel | undefined
}

/** The columns of the locations with values that ask for quotes or a guard in some of them only. */
export function uncertainColumns({ facts, guardFormulas }: SectionRules): boolean[] {
  return facts.needsQuotes.map(
    (needsQuotes, column) =>
      needsQuotes ||
      facts.canBeEmpty[column] === true ||
      (guardFormulas && facts.canStartFormula[column] === true),
  )
}
