import type { RichText, Span } from './span.ts'

/** Characters that are set apart in the same way. */
export type Run = { text: string; bold?: true; italic?: true; link?: string; color?: string }

/** One line of a text; with others like it, a list. */
export type Line = { runs: readonly Run[]; isList: boolean }

/** The text by its lines, and each by what is set apart alike. Spans beyond the text count as far as it goes. */
export function linesOf({ text, spans }: RichText): Line[] {
  let at = 0
  return text.split('\n').map((line) => {
    const [from, to] = [at, at + line.length]
    at = to + 1
    const near = spans.filter((span) => span.from <= to && span.to >= from)
    return { runs: runsOf(text, near, from, to), isList: near.some((span) => coversLine(span, from, to)) }
  })
}

function coversLine({ kind, ...span }: Span, from: number, to: number): boolean {
  return kind === 'list' && span.from <= from && span.to >= to
}

function runsOf(text: string, spans: readonly Span[], from: number, to: number): Run[] {
  const edges = spans.flatMap((span) => [span.from, span.to]).filter((edge) => edge > from && edge < to)
  const cuts = [...new Set([from, ...edges, to])].toSorted((one, other) => one - other)
  return cuts.slice(0, -1).flatMap((start, index) => {
    const end = cuts[index + 1] ?? to
    if (start === end) return []
    const over = spans.filter((span) => span.from <= start && span.to >= end)
    return [over.reduce<Run>(marked, { text: text.slice(start, end) })]
  })
}

/** Of two links or two colours over each other the later one holds. */
function marked(run: Run, span: Span): Run {
  switch (span.kind) {
    case 'bold':
      return { ...run, bold: true }
    case 'italic':
      return { ...run, italic: true }
    case 'link':
      return { ...run, link: span.link }
    case 'color':
      return { ...run, color: span.color }
    case 'list':
    default:
      return run
  }
}

/** The lines as a text with the fewest spans that say the same, in an order of their own: alike texts are equal. */
export function fromLines(lines: readonly Line[]): RichText {
  const spans: Span[] = []
  let text = ''
  for (const [index, { runs, isList }] of lines.entries()) {
    const start = text.length
    for (const run of runs) {
      const [from, to] = [text.length, text.length + run.text.length]
      text += run.text
      for (const mark of marksOf(run)) join(spans, { from, to, ...mark })
    }
    if (isList) join(spans, { from: start, to: text.length, kind: 'list' })
    if (index < lines.length - 1) text += '\n'
  }
  return { text, spans }
}

function marksOf({ bold, italic, link, color }: Run) {
  return [
    ...(bold ? [{ kind: 'bold' } as const] : []),
    ...(italic ? [{ kind: 'italic' } as const] : []),
    ...(link === undefined ? [] : [{ kind: 'link', link } as const]),
    ...(color === undefined ? [] : [{ kind: 'color', color } as const]),
  ]
}

/** Adds a span, or makes the one longer that ends where it begins; between lines of a list stands a line break. */
function join(spans: Span[], span: Span): void {
  const gap = span.kind === 'list' ? 1 : 0
  const at = spans.findLastIndex((each) => each.kind === span.kind)
  const last = spans[at]
  if (last && last.to + gap === span.from && valueOf(last) === valueOf(span)) {
    spans[at] = { ...last, to: span.to }
    return
  }
  spans.push(span)
}

function valueOf(span: Span): string {
  if (span.kind === 'link') return span.link
  return span.kind === 'color' ? span.color : ''
}
