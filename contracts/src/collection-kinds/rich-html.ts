import { mostSpans, type RichSpan, type RichTextValue } from '../rich-text.ts'
import { htmlTokens } from './html-tokens.ts'
import { isLink } from './plain-kinds.ts'

type Mark = { kind: 'bold' | 'italic' | 'list' } | { kind: 'link'; link: string }
/** `from`: where its first word stands; null until it has one. */
type Open = { tag: string; mark: Mark; from: number | null }

const paragraphs = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol blockquote pre table dl figure section article header footer main'.split(' '),
)
const lines = new Set('div li tr dt dd figcaption hr address nav aside'.split(' '))

/** Marks within each other; deeper ones are none. */
const mostOpen = 100

function markOf(tag: string, { href }: Readonly<Record<string, string>>): Mark | undefined {
  if (tag === 'b' || tag === 'strong' || /^h[1-6]$/.test(tag)) return { kind: 'bold' }
  if (tag === 'i' || tag === 'em' || tag === 'cite') return { kind: 'italic' }
  if (tag === 'li') return { kind: 'list' }
  const link = tag === 'a' ? href?.trim() : undefined
  return link !== undefined && isLink(link) ? { kind: 'link', link } : undefined
}

/**
 * HTML as the rich text that pages hold: words, bold, italic, links that are safe to follow and lists; headings are bold.
 * Nothing else of it is kept. `keepsBreaks`: line breaks of the source are line breaks, as in old posts of WordPress.
 */
export function richOfHtml(html: string, { keepsBreaks = false } = {}): RichTextValue {
  const spans: RichSpan[] = []
  const open: Open[] = []
  let text = ''
  /** Line breaks that come before the next word. */
  let breaks = 0
  let kept = 0

  function say(words: string) {
    const isAtStart = text === '' || breaks > 0 || /\s/.test(text.at(-1) ?? '')
    const said = isAtStart ? words.replace(/^ +/, '') : words
    if (said === '') return
    if (text !== '' && breaks > 0) {
      if (text.endsWith(' ')) text = text.slice(0, -1)
      text += '\n'.repeat(breaks)
    }
    breaks = 0
    for (const each of open) each.from ??= text.length
    text += said
  }

  function sayText(words: string) {
    if (!keepsBreaks && kept === 0) return say(words.replaceAll(/\s+/g, ' '))
    for (const [at, line] of words.replaceAll(/\r\n?/g, '\n').split('\n').entries()) {
      if (at > 0) breaks = Math.min(2, breaks + 1)
      if (line.trim() !== '') say(line)
    }
  }

  function close({ mark, from }: Open) {
    if (from !== null && text.length > from && spans.length < mostSpans)
      spans.push({ ...mark, from, to: text.length })
  }

  function breakAt(tag: string) {
    if (paragraphs.has(tag)) breaks = 2
    else if (lines.has(tag)) breaks = Math.max(breaks, 1)
  }

  for (const token of htmlTokens(html)) {
    if (token.kind === 'text') {
      sayText(token.text)
      continue
    }
    const { tag } = token
    if (tag === 'pre') kept = Math.max(0, kept + (token.kind === 'open' ? 1 : -1))
    if (tag === 'br' && token.kind === 'open') breaks = Math.min(2, breaks + 1)
    else if (token.kind === 'open') {
      breakAt(tag)
      const mark = markOf(tag, token.attributes)
      if (mark && open.length < mostOpen) open.push({ tag, mark, from: null })
    } else {
      const at = open.findLastIndex((each) => each.tag === tag)
      if (at !== -1) for (const each of open.splice(at)) close(each)
      breakAt(tag)
    }
    // The lines of one list follow one another.
    if (tag === 'li' && token.kind === 'open' && spans.at(-1)?.kind === 'list' && text !== '')
      breaks = Math.min(breaks, 1)
  }
  for (const each of open) close(each)
  return { text: text.trimEnd(), spans: spans.filter(({ from }) => from < text.trimEnd().length) }
}

const tags = { bold: 'strong', italic: 'em' } as const

/** A rich text as HTML, which `richOfHtml` reads as the same words, set apart alike; colours aside. */
export function htmlOfRich({ text, spans }: RichTextValue): string {
  let at = 0
  let isInList = false
  let html = ''
  for (const line of text.split('\n')) {
    const [from, to] = [at, at + line.length]
    at = to + 1
    const isItem = spans.some((span) => span.kind === 'list' && span.from <= from && span.to >= to)
    if (isItem !== isInList) html += isItem ? '<ul>' : '</ul>'
    isInList = isItem
    const words = lineHtml(text, spans, from, to)
    if (isItem) html += `<li>${words}</li>`
    else if (words !== '') html += `<p>${words}</p>`
  }
  return html + (isInList ? '</ul>' : '')
}

function lineHtml(text: string, spans: readonly RichSpan[], from: number, to: number): string {
  const near = spans.filter((span) => span.kind !== 'list' && span.from < to && span.to > from)
  const edges = near.flatMap((span) => [span.from, span.to]).filter((edge) => edge > from && edge < to)
  const cuts = [...new Set([from, ...edges, to])].toSorted((one, other) => one - other)
  return cuts
    .slice(0, -1)
    .map((start, index) => {
      const end = cuts[index + 1] ?? to
      const over = near.filter((span) => span.from <= start && span.to >= end)
      return over.reduce(wrapped, escaped(text.slice(start, end)))
    })
    .join('')
}

function wrapped(html: string, span: RichSpan): string {
  if (span.kind === 'link') return `<a href="${escaped(span.link)}">${html}</a>`
  if (span.kind === 'bold' || span.kind === 'italic')
    return `<${tags[span.kind]}>${html}</${tags[span.kind]}>`
  return html
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
