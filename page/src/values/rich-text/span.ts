import { parseSolid } from '../color.ts'
import { storedLink } from '../url.ts'

/** How a part of a text is set apart. A list covers whole lines; the others any characters. */
export type Mark =
  | { kind: 'bold' }
  | { kind: 'italic' }
  | { kind: 'link'; link: string }
  | { kind: 'color'; color: string }
  | { kind: 'list' }

/** A mark from one place of the text to another, counted as JavaScript counts characters; `to` is behind the last. */
export type Span = Mark & { from: number; to: number }

/**
 * A text with what is set apart in it. The text is the plain one: whoever reads no spans reads all the words
 * (docs/decisions/056).
 */
export type RichText = { text: string; spans: readonly Span[] }

/** More than this no person sets apart in one text. */
export const mostSpans = 1000

/** The spans that a stored value holds; what is none, and a link that is neither safe to follow nor a name, is left out. */
export function readSpans(value: unknown): readonly Span[] {
  const given: readonly unknown[] = Array.isArray(value) ? value : []
  return given.slice(0, mostSpans).flatMap((each) => readSpan(each) ?? [])
}

function readSpan(value: unknown): Span | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const read: Readonly<Record<string, unknown>> = { ...value }
  const { from, to } = read
  const mark = readMark(read)
  if (!mark || !isPlace(from) || !isPlace(to) || to < from) return undefined
  return { from, to, ...mark }
}

function readMark({ kind, link, color }: Readonly<Record<string, unknown>>): Mark | undefined {
  if (kind === 'bold' || kind === 'italic' || kind === 'list') return { kind }
  if (kind === 'link') {
    const stored = storedLink(link)
    return stored === undefined ? undefined : { kind, link: stored }
  }
  const known = kind === 'color' ? parseSolid(color) : undefined
  return known === undefined ? undefined : { kind: 'color', color: known }
}

function isPlace(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}
