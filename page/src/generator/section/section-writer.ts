import { groupFlag, maxLiteral, type SectionData } from '../template.ts'
import { createGrowingBytes, createGrowingWords } from '../bytes/growing.ts'
import type { CutLines } from '../bytes/many-lines.ts'
import { countsOf, type Tally } from './tally.ts'

/** A group of ready texts: its first variant, how many there are, and what chooses among them. */
export type Group = { readonly first: number; readonly options: number; readonly key: number }

/** Writes rows as literals and operations, and counts what changes in them. */
export function createSectionWriter(rules: { readonly lineBreak: string; readonly delimiter: string }) {
  const operations = createGrowingWords()
  const literals = createGrowingBytes()
  const rowEnds = createGrowingWords()
  const groups = createGrowingWords()
  const lineBreak = new TextEncoder().encode(rules.lineBreak)
  const delimiter = rules.delimiter.charCodeAt(0)
  /** Whether anything in a column of the last row changes. */
  const changed: boolean[] = []
  let tally: Tally
  let row = 0
  let operationStart = 0

  const operation = (reference: number) => {
    while (literals.length() - operationStart > maxLiteral) {
      operations.push(maxLiteral)
      operations.push(0)
      operationStart += maxLiteral
    }
    operations.push(literals.length() - operationStart)
    operations.push(reference)
    operationStart = literals.length()
  }
  return {
    literals,
    changed,
    row: () => row,
    tally: () => tally,
    /** Begins a section with its first row's number among all data rows; what is counted is added to `counted`. */
    begin(firstRow: number, counted: Tally) {
      row = firstRow
      tally = counted
      operationStart = 0
    },
    beginRow: () => literals.copy(lineBreak, 0, lineBreak.length),
    beginCell(column: number) {
      if (column > 0) literals.byte(delimiter)
      changed[column] = false
    },
    copyVariant(variant: number) {
      operation(variant)
      tally.uses[variant] = (tally.uses[variant] ?? 0) + 1
    },
    copyGroup({ first, options, key }: Group) {
      operation(groupFlag + groups.length() / 3)
      groups.push(first)
      groups.push(options)
      groups.push(key)
    },
    /** Counts words that were replaced, or groups, in a cell. */
    countChange(column: number, kind: 'replaced' | 'spins') {
      const count = countsOf(tally, column)
      count[kind] += 1
      if (!changed[column]) count.rowsChanged += 1
      changed[column] = true
    },
    endRow(width: number) {
      for (let column = tally.counts.length; column < width; column += 1) countsOf(tally, column)
      row += 1
      // A row's end must be an operation's end, so that files can be cut there.
      if (literals.length() > operationStart) operation(0)
      rowEnds.push(operations.length() / 2)
      rowEnds.push(literals.length())
    },
    operations: operations.length,
    /** Adds rows that were cut elsewhere, counted on from what this section had. */
    append(cut: CutLines) {
      operations.append(cut.operations)
      literals.copy(cut.literals, 0, cut.literals.length)
      rowEnds.append(cut.rowEnds)
      operationStart = literals.length()
      row += cut.rows
    },
    /** Bytes of the section so far. */
    size: () => literals.length() + (operations.length() + rowEnds.length() + groups.length()) * 4,
    /** Ends the section. Its data lies in memory that the next section writes over. */
    take: (): SectionData => ({
      operations: operations.take(),
      literals: literals.take(),
      rowEnds: rowEnds.take(),
      groups: groups.take(),
    }),
  }
}

export type SectionWriter = ReturnType<typeof createSectionWriter>
