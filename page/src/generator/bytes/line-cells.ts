import {
  afterBreak,
  byteClass,
  byteClasses,
  isBlankByte,
  isKnownPunctuation,
  type LineRules,
} from './byte-classes.ts'
import { wider } from './growing.ts'

/** What of a cell is told while a line is split: bits of `kinds`. */
export const cellKind = { quoted: 1, holdsDelimiter: 2, unusual: 4 } as const

export type LineCells = {
  readonly delimiter: string
  /**
   * Splits the line of UTF-8 that begins at `from` at its delimiters; the number of its cells, or 0 where it needs a closer look:
   * a quote within a cell, a cell that goes on in the next line, NUL, a lone carriage return, or no line break before `to`.
   */
  split(bytes: Uint8Array, from: number, to: number): number
  /** Where the line behind the last one begins. */
  next(): number
  /** Begin and end of each cell of the last line: without its quotes, or without the blanks around it. */
  bounds(): Uint32Array
  kinds(): Uint32Array
  /** A cell of the last line as a text. */
  textAt(bytes: Uint8Array, index: number): string
  /** All of them, of so many. */
  textsOf(bytes: Uint8Array, width: number): string[]
}

const { usual, unusual, separator, quote, lineEnd, stop } = byteClass

/** Splits lines as they nearly all are, without making texts of them. */
export function createLineCells(rules: LineRules): LineCells {
  const classes = byteClasses(rules)
  let bounds = new Uint32Array(64)
  let kinds = new Uint32Array(32)
  let next = 0

  const add = (count: number, from: number, to: number, kind: number) => {
    if (count === kinds.length) {
      bounds = wider(bounds)
      kinds = wider(kinds)
    }
    bounds[count * 2] = from
    bounds[count * 2 + 1] = to
    kinds[count] = kind
  }

  const addTrimmed = (count: number, bytes: Uint8Array, from: number, to: number, kind: number) => {
    let first = from
    let end = to
    while (first < end && isBlankByte(bytes[first] ?? 0)) first += 1
    while (first < end && isBlankByte(bytes[end - 1] ?? 0)) end -= 1
    add(count, first, end, kind)
  }

  const split = (bytes: Uint8Array, from: number, to: number): number => {
    let count = 0
    for (let begin = from; ;) {
      const quoted = classes[bytes[begin] ?? 0] === quote
      let at = quoted ? begin + 1 : begin
      const first = at
      let kind: number = quoted ? cellKind.quoted : 0
      for (; at < to; at += 1) {
        const found = classes[bytes[at] ?? 0] ?? 0
        if (found === usual) continue
        if (found === separator) {
          if (!quoted) break
          kind |= cellKind.holdsDelimiter
        } else if (found === quote || found === lineEnd) {
          if (quoted !== (found === quote)) return 0
          break
        } else if (found === stop) return 0
        else if (found === unusual || !isKnownPunctuation(bytes, at)) kind |= cellKind.unusual
      }
      const after = quoted ? at + 1 : at
      if (after >= to) return 0
      if (quoted) add(count, first, at, kind)
      else addTrimmed(count, bytes, first, at, kind)
      count += 1
      if (classes[bytes[after] ?? 0] === separator) {
        begin = after + 1
        continue
      }
      next = afterBreak(bytes, after)
      return next === 0 ? 0 : count
    }
  }
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const textAt = (bytes: Uint8Array, index: number): string => {
    const text = decoder.decode(bytes.subarray(bounds[index * 2], bounds[index * 2 + 1]))
    return ((kinds[index] ?? 0) & cellKind.quoted) === 0 ? text.trim() : text
  }
  const textsOf = (bytes: Uint8Array, width: number): string[] =>
    Array.from({ length: width }, (_, index) => textAt(bytes, index))
  return {
    delimiter: rules.delimiter,
    split,
    next: () => next,
    bounds: () => bounds,
    kinds: () => kinds,
    textAt,
    textsOf,
  }
}
