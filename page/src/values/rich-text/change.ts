import { fromLines, linesOf } from './lines.ts'
import type { Mark, RichText, Span } from './span.ts'

/** A part of a text; empty where both are the same. */
export type Range = { from: number; to: number }

/** The same text, told with the fewest spans: alike texts are equal. */
export function tidied(rich: RichText): RichText {
  return fromLines(linesOf(rich))
}

/** The text with a part of it set apart, or with that mark taken from it. A list takes the whole lines. */
export function withMark(rich: RichText, range: Range, mark: Mark): RichText {
  const place = mark.kind === 'list' ? wholeLines(rich.text, range) : range
  return tidied({ ...rich, spans: [...cut(rich.spans, place, mark.kind), { ...mark, ...place }] })
}

/** The text without a kind of mark in a part of it. */
export function withoutMark(rich: RichText, range: Range, kind: Mark['kind']): RichText {
  const place = kind === 'list' ? wholeLines(rich.text, range) : range
  return tidied({ ...rich, spans: cut(rich.spans, place, kind) })
}

function cut(spans: readonly Span[], { from, to }: Range, kind: Mark['kind']): Span[] {
  // What a line of a list leaves behind must not reach over its line break.
  const gap = kind === 'list' ? 1 : 0
  return spans.flatMap((span) => {
    if (span.kind !== kind || span.to < from || span.from > to) return [span]
    const before = { ...span, to: Math.min(span.to, from - gap) }
    const behind = { ...span, from: Math.max(span.from, to + gap) }
    return [before, behind].filter((part) => part.to > part.from || (gap === 1 && part.to === part.from))
  })
}

function wholeLines(text: string, { from, to }: Range): Range {
  const end = text.indexOf('\n', to)
  return { from: text.lastIndexOf('\n', from - 1) + 1, to: end === -1 ? text.length : end }
}

/** Whether all of a part is set apart so; where it is empty, the character before it tells. */
export function isMarked(rich: RichText, range: Range, kind: Mark['kind']): boolean {
  return marksAt(rich, range).some((mark) => mark.kind === kind)
}

/** What all of a part has in common; where it is empty, the character before it tells. */
export function marksAt({ text, spans }: RichText, range: Range): readonly Span[] {
  const lines = wholeLines(text, range)
  const { from, to } = range.from === range.to ? { from: Math.max(range.from - 1, 0), to: range.to } : range
  return spans.filter((span) => {
    if (span.kind === 'list') return span.from <= lines.from && span.to >= lines.to
    return span.from <= from && span.to >= to && from < to
  })
}

/** The text with another in place of a part of it. What it is put into sets it apart as well. */
export function replaced({ text, spans }: RichText, range: Range, by: RichText): RichText {
  const { from, to } = range
  const added = by.spans.map((span): Span => ({ ...span, from: span.from + from, to: span.to + from }))
  return tidied({
    text: text.slice(0, from) + by.text + text.slice(to),
    spans: [...spans.flatMap((span) => moved(span, range, by.text.length)), ...added],
  })
}

/** A span after so many characters came in place of a part of the text. */
function moved(span: Span, { from, to }: Range, length: number): Span[] {
  const isList = span.kind === 'list'
  const grown = length - (to - from)
  if (span.to < from || (span.to === from && !isList)) return [span]
  const isInserted = from === to
  if (span.from > to || (span.from === to && !(isInserted && isList)))
    return [{ ...span, from: span.from + grown, to: span.to + grown }]
  if (span.from <= from && span.to >= to) return [{ ...span, to: span.to + grown }]
  if (span.from < from) return [{ ...span, to: from }]
  return span.to > to ? [{ ...span, from: from + length, to: span.to + grown }] : []
}

/** The spans of a text after it was written anew without them: they stay with the words that stayed. */
export function keptSpans(before: RichText, text: string): readonly Span[] {
  const shorter = Math.min(before.text.length, text.length)
  let start = 0
  while (start < shorter && before.text[start] === text[start]) start += 1
  let end = 0
  while (end < shorter - start && before.text.at(-1 - end) === text.at(-1 - end)) end += 1
  const range = { from: start, to: before.text.length - end }
  return replaced(before, range, { text: text.slice(start, text.length - end), spans: [] }).spans
}

/** A part of a text, with what is set apart in it. */
export function sliced({ text, spans }: RichText, { from, to }: Range): RichText {
  const inside = spans.flatMap((span): Span[] => {
    const [start, end] = [Math.max(span.from, from), Math.min(span.to, to)]
    return end > start ? [{ ...span, from: start - from, to: end - from }] : []
  })
  return tidied({ text: text.slice(from, to), spans: inside })
}
