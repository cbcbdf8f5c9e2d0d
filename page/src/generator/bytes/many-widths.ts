import type { LineRules } from './byte-classes.ts'
import { createPieceRoom, type LineKernel, type ManyLines } from './line-kernel.ts'

/** Words of the kernel's memory. */
const word = { rows: 4, delimiter: 18, quote: 19 } as const
const pieceAt = 1024

/** Passes over lines without quotes that have as many cells as the header; `widthOf` is 0 while that is not known. */
export function createManyWidths(
  kernel: LineKernel,
  { delimiter, quotes }: LineRules,
  widthOf: () => number,
  onLines: (lines: number) => void,
): ManyLines {
  const piece = createPieceRoom(kernel, pieceAt)
  let words = new Uint32Array()
  let lines = 0
  return {
    load(bytes) {
      words = new Uint32Array(piece.load(bytes))
      words[word.delimiter] = delimiter.charCodeAt(0)
      words[word.quote] = quotes ? 0x22 : 0
    },
    read(from) {
      const width = widthOf()
      lines = 0
      // A line of one cell may be a blank one.
      if (width < 2) return from
      const next = kernel.measure(piece.first + from, piece.end(), width) - piece.first
      lines = words[word.rows] ?? 0
      onLines(lines)
      return next
    },
    lines: () => lines,
  }
}
