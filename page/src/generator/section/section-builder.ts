import { createByteMatcher } from '../bytes/byte-matcher.ts'
import type { ManyLines } from '../bytes/line-kernel.ts'
import { createLineCutter } from '../bytes/many-lines.ts'
import { createQuickLine, maxQuickLine } from '../bytes/quick-line.ts'
import { createByteCells } from './byte-cells.ts'
import { uncertainColumns, type SectionRules } from './section-rules.ts'
import { createSectionWriter } from './section-writer.ts'
import { addFound, type Tally } from './tally.ts'
import { createTextCells } from './text-cells.ts'

/** A row that was added: where its cells stand in the bytes it was read from, and what in it changes. */
export type AddedLine = { width: number; bounds: Uint32Array; readonly changed: readonly boolean[] }

/** Builds a section row by row, in the quickest way that a row allows; rows follow a header, so each begins with a line break. */
export function createSectionBuilder(rules: SectionRules) {
  const { cells, delimiter, variants } = rules
  const writer = createSectionWriter(rules)
  const { literals, changed } = writer
  const special = `${delimiter}${cells.delimiter}{"`
  const matcher = createByteMatcher(rules.keywords, special, { ...rules, variantOf: variants.value })
  const texts = createTextCells(rules, writer)
  const inBytes = createByteCells(rules, writer, matcher)
  const uncertain = uncertainColumns(rules)
  const isCertain = delimiter === cells.delimiter && rules.keywords.every(({ column }) => !uncertain[column])
  const quickRules = matcher && isCertain ? { ...rules, matcher } : undefined
  const quick = quickRules && createQuickLine(quickRules)
  const cutter = rules.lines && quickRules && createLineCutter(rules.lines, quickRules)

  const added: AddedLine = { width: 0, bounds: cells.bounds(), changed }

  return {
    begin: (firstRow: number, counted: Tally) => writer.begin(firstRow, counted),
    size: writer.size,
    take() {
      if (cutter) addFound(writer.tally(), cutter.found())
      return writer.take()
    },
    /**
     * Adds lines that are as nearly all are, many at once, as soon as `isReady`. `onPrints` is told the prints of their
     * addresses.
     */
    many(
      isReady: () => boolean = () => true,
      onPrints?: (prints: Uint32Array) => void,
    ): ManyLines | undefined {
      if (!cutter) return undefined
      const wantsPrints = onPrints !== undefined
      let lines = 0
      const addFrom = (from: number): number => {
        const section = { operations: writer.operations() / 2, literals: literals.length(), wantsPrints }
        const next = cutter.cut(from, section)
        const cut = cutter.cutLines()
        lines += cut.rows
        if (cut.rows > 0) writer.append(cut)
        onPrints?.(cut.prints)
        return cutter.isFull() ? addFrom(next) : next
      }
      return {
        load: (bytes) => cutter.load(bytes),
        read(from) {
          lines = 0
          return isReady() ? addFrom(from) : from
        },
        lines: () => lines,
      }
    },
    /** Adds a data row; returns, by column, whether anything in it changes: true until the next row comes. */
    addRow(row: readonly string[]): readonly boolean[] {
      let group = 0
      writer.beginRow()
      row.forEach((cell, column) => {
        writer.beginCell(column)
        group += texts.add(cell, column, row.length === 1, group)
      })
      writer.endRow(row.length)
      return changed
    },
    /** Adds a line that `cells` has split. */
    addLine(bytes: Uint8Array, width: number): Readonly<AddedLine> {
      let group = 0
      writer.beginRow()
      for (let column = 0; column < width; column += 1) {
        writer.beginCell(column)
        if (!inBytes.add(bytes, column, width === 1))
          group += texts.add(cells.textAt(bytes, column), column, width === 1, group)
      }
      writer.endRow(width)
      added.width = width
      added.bounds = cells.bounds()
      return added
    },
    /** Adds the line that begins at `from` if it is as nearly all lines are; where the next one begins, or 0. */
    addQuickLine(
      bytes: Uint8Array,
      from: number,
      onAdded?: (bytes: Uint8Array, line: Readonly<AddedLine>) => void,
    ): number {
      if (!quick) return 0
      const begin = literals.length()
      writer.beginRow()
      const target = literals.room(maxQuickLine)
      const next = quick.write(bytes, from, target, literals.length())
      if (next === 0) {
        literals.advance(begin)
        return 0
      }
      const { end, width, matches } = quick.last
      for (let column = 0; column < width; column += 1) changed[column] = false
      const words = quick.matches()
      for (let word = 0; word < matches; word += 1) {
        literals.advance(words[word * 3] ?? 0)
        writer.copyVariant(words[word * 3 + 1] ?? 0)
        writer.countChange(words[word * 3 + 2] ?? 0, 'replaced')
      }
      literals.advance(end)
      writer.endRow(width)
      added.width = width
      added.bounds = quick.bounds()
      onAdded?.(bytes, added)
      return next
    },
  }
}

export type SectionBuilder = ReturnType<typeof createSectionBuilder>
