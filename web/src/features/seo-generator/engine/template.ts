import { cutCell, groupsIn, type CellRules, type Part } from './cell.ts'
import type { ColumnMode } from './columns.ts'
import { doubleQuotes } from './csv-cell.ts'
import { guardMark, quoteMark, type Mark, type ValueFacts } from './edges.ts'
import { createGrowingBytes, createGrowingWords } from './growing.ts'
import { groupKey } from './spintax.ts'
import { createVariants, type Variant } from './variants.ts'

/** Set in an operation's reference when it names a spintax group instead of a variant. */
export const groupFlag = 0x8000_0000

/** The longest literal of one operation; the kernels' output area keeps room for it. */
export const maxLiteral = 0xffff

export type TemplateRules = CellRules & {
  readonly modes: readonly ColumnMode[]
  readonly delimiter: string
  readonly lineBreak: string
  readonly seed: number
  readonly guardFormulas: boolean
  readonly facts: ValueFacts
}

/**
 * All data rows, cut once: operations of two words (length of the literal to copy, then the variant or group
 * to copy), the literals' bytes one after another, and where each row ends in both.
 */
export type Template = {
  readonly operations: Uint32Array
  readonly literals: Uint8Array
  /** Two words per row: operations and literal bytes up to its end. */
  readonly rowEnds: Uint32Array
  readonly rows: number
  /** Three words per spintax group: first variant, options, key. */
  readonly groups: Uint32Array
  readonly variants: readonly Variant[]
  /** How often each variant is copied per location (groups count in `groupUses`). */
  readonly uses: readonly number[]
  readonly groupUses: ReadonlyMap<number, { readonly options: number; readonly uses: number }>
  /** Words replaced, spintax groups and rows that hold any, per column. */
  readonly counts: readonly ColumnCount[]
}

export type ColumnCount = { replaced: number; spins: number; rowsChanged: number }

/** Builds the template row by row; rows follow a header, so each begins with the line break. */
export function createTemplateBuilder(rules: TemplateRules) {
  const operations = createGrowingWords()
  const literals = createGrowingBytes()
  const rowEnds = createGrowingWords()
  const groups = createGrowingWords()
  const variants = createVariants()
  const uses: number[] = []
  const groupUses = new Map<number, { options: number; uses: number }>()
  const counts: ColumnCount[] = []
  let rows = 0
  let operationStart = 0
  let text = ''

  const flushText = () => {
    literals.text(text)
    text = ''
    while (literals.length() - operationStart > maxLiteral) {
      operations.push(maxLiteral)
      operations.push(0)
      operationStart += maxLiteral
    }
  }
  const operation = (reference: number) => {
    flushText()
    operations.push(literals.length() - operationStart)
    operations.push(reference)
    operationStart = literals.length()
  }
  const copy = (variant: number) => {
    operation(variant)
    uses[variant] = (uses[variant] ?? 0) + 1
  }
  const addMark = (mark: Mark, kind: 'quote' | 'guard') => {
    if (mark === 'always') text += kind === 'quote' ? '"' : "'"
    else if (mark !== 'never') copy(variants.mark(kind, mark))
  }
  const addPart = (part: Part, quoted: boolean, count: ColumnCount) => {
    if (typeof part === 'string') {
      text += quoted ? doubleQuotes(part) : part
      return
    }
    if ('column' in part) {
      count.replaced += 1
      copy(variants.value(part.column, part.form))
      return
    }
    count.spins += 1
    const first = variants.run(part.options)
    const known = groupUses.get(first) ?? { options: part.options.length, uses: 0 }
    known.uses += 1
    groupUses.set(first, known)
    operation(groupFlag + groups.length() / 3)
    groups.push(first)
    groups.push(part.options.length)
    groups.push(groupKey(rules.seed, rows, part.group))
  }

  /** Adds a data row; returns, by column, whether anything in it changes. */
  const addRow = (cells: readonly string[]): boolean[] => {
    let group = 0
    const changed: boolean[] = []
    text += rules.lineBreak
    cells.forEach((cell, column) => {
      if (column > 0) text += rules.delimiter
      const parts = cutCell(cell, rules.modes[column] ?? 'text', rules, group)
      group += groupsIn(parts)
      const count = (counts[column] ??= { replaced: 0, spins: 0, rowsChanged: 0 })
      const before = count.replaced + count.spins
      const quote = quoteMark(parts, rules.delimiter, rules.facts, cells.length === 1)
      addMark(quote, 'quote')
      if (rules.guardFormulas) addMark(guardMark(parts, rules.facts), 'guard')
      for (const part of parts) addPart(part, quote === 'always', count)
      addMark(quote, 'quote')
      changed[column] = count.replaced + count.spins > before
      if (changed[column]) count.rowsChanged += 1
    })
    rows += 1
    // A row's end must be an operation's end, so that files can be cut there.
    if (text !== '' || literals.length() > operationStart) operation(0)
    rowEnds.push(operations.length() / 2)
    rowEnds.push(literals.length())
    return changed
  }

  const finish = (): Template => ({
    operations: operations.take(),
    literals: literals.take(),
    rowEnds: rowEnds.take(),
    rows,
    groups: groups.take(),
    variants: variants.list,
    uses: variants.list.map((_, index) => uses[index] ?? 0),
    groupUses,
    counts,
  })
  return { addRow, finish }
}
