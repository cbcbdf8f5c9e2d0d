import { hasWideEdge, isBlankByte } from '../bytes/byte-classes.ts'
import type { ByteMatcher } from '../bytes/byte-matcher.ts'
import { cellKind } from '../bytes/line-cells.ts'
import { isFormulaByte } from '../csv-cell.ts'
import { uncertainColumns, type SectionRules } from './section-rules.ts'
import type { SectionWriter } from './section-writer.ts'

const quoteByte = 0x22

/** Adds cells of a line that was split as the bytes they are; `add` is false where one has to be looked at as a text. */
export function createByteCells(
  rules: SectionRules,
  writer: SectionWriter,
  matcher: ByteMatcher | undefined,
) {
  const { cells, modes, guardFormulas } = rules
  const { literals } = writer
  const sameDelimiter = rules.delimiter === cells.delimiter
  const uncertain = uncertainColumns(rules)
  /** Begin, end and variant of each word of a cell. */
  const found: number[] = []

  /** How many words the cell holds, or -1 where one of them could ask for quotes. */
  const find = ({ matchAt, match, starts }: ByteMatcher, bytes: Uint8Array, index: number): number => {
    const mode = modes[index] ?? 'text'
    if (mode === 'none') return 0
    const from = cells.bounds()[index * 2] ?? 0
    const to = cells.bounds()[index * 2 + 1] ?? 0
    let count = 0
    for (let at = from; at < to; at += 1) {
      if (starts[mode][bytes[at] ?? 0] === 0 || !matchAt(bytes, at, mode === 'slug')) continue
      if (uncertain[match.column]) return -1
      found[count * 3] = at
      found[count * 3 + 1] = match.end
      found[count * 3 + 2] = match.variant
      count += 1
      at = match.end - 1
    }
    return count
  }
  const write = (bytes: Uint8Array, index: number, words: number, quoted: boolean) => {
    if (quoted) literals.byte(quoteByte)
    let at = cells.bounds()[index * 2] ?? 0
    for (let word = 0; word < words; word += 1) {
      literals.copy(bytes, at, found[word * 3] ?? 0)
      writer.copyVariant(found[word * 3 + 2] ?? 0)
      writer.countChange(index, 'replaced')
      at = found[word * 3 + 1] ?? 0
    }
    literals.copy(bytes, at, cells.bounds()[index * 2 + 1] ?? 0)
    if (quoted) literals.byte(quoteByte)
  }
  return {
    add(bytes: Uint8Array, index: number, onlyCell: boolean): boolean {
      const kind = cells.kinds()[index] ?? 0
      if (!matcher || (kind & cellKind.unusual) !== 0) return false
      const from = cells.bounds()[index * 2] ?? 0
      const to = cells.bounds()[index * 2 + 1] ?? 0
      if (from === to) return !onlyCell
      const first = bytes[from] ?? 0
      if (hasWideEdge(bytes, from, to) || (guardFormulas && isFormulaByte(first))) return false
      const words = find(matcher, bytes, index)
      if (words === -1) return false
      const blankEdge = isBlankByte(first) || isBlankByte(bytes[to - 1] ?? 0)
      write(bytes, index, words, blankEdge || (sameDelimiter && (kind & cellKind.holdsDelimiter) !== 0))
      return true
    },
  }
}
