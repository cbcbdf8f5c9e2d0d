import { afterBreak, byteClass, byteClasses, type LineRules } from './byte-classes.ts'

const { usual, separator, lineEnd } = byteClass

/** Counts the cells of lines without quotes, and nothing else of them. */
export function createLineWidth(rules: LineRules) {
  const classes = byteClasses(rules)
  const last = { width: 0 }
  /** Where the line behind the one at `from` begins; 0 where this one has one cell, or is to be split. */
  const measure = (bytes: Uint8Array, from: number): number => {
    let width = 1
    for (let at = from; at < bytes.length; at += 1) {
      const kind = classes[bytes[at] ?? 0]
      if (kind === usual) continue
      if (kind === separator) {
        width += 1
        continue
      }
      if (kind !== lineEnd || width === 1) return 0
      last.width = width
      return afterBreak(bytes, at)
    }
    return 0
  }
  return { last, measure }
}
