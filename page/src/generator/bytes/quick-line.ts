import type { ColumnMode } from '../columns.ts'
import { isFormulaByte } from '../csv-cell.ts'
import {
  afterBreak,
  byteClass,
  byteClasses,
  hasWideEdge,
  isBlankByte,
  isKnownPunctuation,
  type LineRules,
} from './byte-classes.ts'
import type { ByteMatcher } from './byte-matcher.ts'
import { wider } from './growing.ts'

/** Bytes of the longest line that is cut in one walk: it fits into one literal. */
export const maxQuickLine = 32 * 1024

/** A line without quotes, written without the words that were found in it. */
export type QuickLine = {
  /**
   * Writes the line that begins at `from` into `target` at `to`; where the next line begins, or 0 where this one is to be
   * split: quotes, blanks around a cell, signs that are not usual, a line that is blank, too long or not ended.
   */
  write(bytes: Uint8Array, from: number, target: Uint8Array, to: number): number
  /** Of the last line: where it ends in the target, its cells, and how many words were found. */
  readonly last: { end: number; width: number; matches: number }
  /** Begin and end of its cells. */
  bounds(): Uint32Array
  /** Of each word: where it stands in the target, its variant, and the column it is in. */
  matches(): Uint32Array
}

export type QuickRules = {
  readonly line: LineRules
  readonly modes: readonly ColumnMode[]
  readonly guardFormulas: boolean
  readonly matcher: ByteMatcher
}

function withStarts(classes: Uint8Array, starts: Uint8Array): Uint8Array {
  return classes.map((found, byte) =>
    found === byteClass.usual && starts[byte] === 1 ? byteClass.start : found,
  )
}

const { usual, separator, lineEnd, start, punctuation } = byteClass

/** The class of each byte in a column of each mode. */
export function quickClasses({ line, matcher: { starts } }: QuickRules): Record<ColumnMode, Uint8Array> {
  const none = byteClasses(line)
  return { none, text: withStarts(none, starts.text), slug: withStarts(none, starts.slug) }
}

/** Looks at each byte of a line once: its cells, the words in it, and what is copied of it. */
export function createQuickLine(rules: QuickRules): QuickLine {
  const { modes, guardFormulas, matcher } = rules
  const { matchAt, match } = matcher
  const classesOf = quickClasses(rules)
  const { text, slug } = classesOf
  const columnClasses = modes.map((mode) => classesOf[mode])
  let bounds = new Uint32Array(64)
  let matches = new Uint32Array(64)
  const last = { end: 0, width: 0, matches: 0 }

  /** Whether a cell is what a reader would leave as it is. */
  const isPlain = (bytes: Uint8Array, from: number, to: number): boolean => {
    if (from === to) return true
    const first = bytes[from] ?? 0
    const end = bytes[to - 1] ?? 0
    if (isBlankByte(first) || isBlankByte(end) || (guardFormulas && isFormulaByte(first))) return false
    return (first < 0x80 && end < 0x80) || !hasWideEdge(bytes, from, to)
  }

  const write = (bytes: Uint8Array, from: number, target: Uint8Array, to: number): number => {
    const limit = Math.min(bytes.length, from + maxQuickLine)
    let begin = from
    let column = 0
    let found = 0
    let out = to
    let classes = columnClasses[0] ?? text
    for (let at = from; at < limit; at += 1) {
      const byte = bytes[at] ?? 0
      const kind = classes[byte] ?? 0
      if (kind === usual) {
        target[out] = byte
        out += 1
        continue
      }
      if (kind === start) {
        if (!matchAt(bytes, at, classes === slug)) {
          target[out] = byte
          out += 1
          continue
        }
        if (found * 3 + 3 > matches.length) matches = wider(matches)
        matches[found * 3] = out
        matches[found * 3 + 1] = match.variant
        matches[found * 3 + 2] = column
        found += 1
        at = match.end - 1
        continue
      }
      if (kind === punctuation && isKnownPunctuation(bytes, at)) {
        target[out] = byte
        out += 1
        continue
      }
      if ((kind !== separator && kind !== lineEnd) || !isPlain(bytes, begin, at)) return 0
      if (column * 2 === bounds.length) bounds = wider(bounds)
      bounds[column * 2] = begin
      bounds[column * 2 + 1] = at
      column += 1
      begin = at + 1
      if (kind === lineEnd) {
        if (column === 1 && out === to && found === 0) return 0
        last.end = out
        last.width = column
        last.matches = found
        return afterBreak(bytes, at)
      }
      target[out] = byte
      out += 1
      classes = columnClasses[column] ?? text
    }
    return 0
  }
  return { write, last, bounds: () => bounds, matches: () => matches }
}
