import { safeLink, type Span } from '@aurelio/page/values'
import { type Measured, type MeasuredBox, px, type Style } from '../measure/measured.ts'
import type { TextRun } from './piece.ts'
import { widest } from './piece.ts'

/** What is around some letters: the style of the box, and where a click leads. */
export type Around = { style: Style; link: string }

/** The letters of some nodes of a line, each with how it is set apart. Spaces are as the browser shows them. */
export function runsOf(nodes: readonly Measured[], around: Around): TextRun[] {
  return tidied(nodes.flatMap((node) => rawRuns(node, around)))
}

function rawRuns(node: Measured, around: Around): TextRun[] {
  if (node.kind === 'text') return [runOf(node.text, around)]
  const style = widest(node.looks)?.style
  if (!style) return []
  return node.children.flatMap((child) => rawRuns(child, { style, link: linkOf(node) || around.link }))
}

/** Where a link leads that is safe to follow; '' for none. */
export function linkOf({ tag, attributes }: MeasuredBox): string {
  return tag === 'a' ? (safeLink(attributes['href']) ?? '') : ''
}

function runOf(text: string, { style, link }: Around): TextRun {
  const isKept = style['white-space-collapse']?.startsWith('preserve') ?? false
  return {
    text: isKept ? text.replaceAll('\u2028', '\n').replaceAll(' ', '\u00a0') : collapsed(text),
    bold: Number(style['font-weight'] ?? 400) >= 600,
    italic: /italic|oblique/.test(style['font-style'] ?? ''),
    color: style.color ?? '#000000',
    link,
    isUnderlined: (style['text-decoration-line'] ?? '').includes('underline'),
  }
}

function collapsed(text: string): string {
  return text.replaceAll(/[ \t\r\n\f]+/g, ' ').replaceAll('\u2028', '\n')
}

/** Without spaces at the ends of lines, and no two in a row. */
function tidied(runs: readonly TextRun[]): TextRun[] {
  const found: TextRun[] = []
  let before = '\n'
  for (const run of runs) {
    let text = run.text.replaceAll(/ *\n */g, '\n')
    if (/[ \n]$/.test(before)) text = text.replace(/^ +/, '')
    if (text === '') continue
    const last = found.at(-1)
    if (text.startsWith('\n') && last) last.text = last.text.replace(/ +$/, '')
    before = text
    if (last && isAlike(last, run)) last.text += text
    else found.push({ ...run, text })
  }
  const end = found.at(-1)
  if (end) end.text = end.text.replace(/\s+$/, '')
  return found.filter(({ text }) => text !== '')
}

function looksOf({ bold, italic, color, link, isUnderlined }: TextRun): string {
  return `${bold} ${italic} ${color} ${isUnderlined} ${link}`
}

function isAlike(one: TextRun, other: TextRun): boolean {
  return looksOf(one) === looksOf(other)
}

/** The text of some runs. */
export function textOf(runs: readonly TextRun[]): string {
  return runs.map(({ text }) => text).join('')
}

/** What most of the letters have. */
export function most<T>(runs: readonly TextRun[], of: (run: TextRun) => T): T | undefined {
  const counts = new Map<T, number>()
  for (const run of runs) counts.set(of(run), (counts.get(of(run)) ?? 0) + run.text.length)
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0]
}

/** How runs differ from a text of this weight and colour, as spans. */
export function spansOf(
  runs: readonly TextRun[],
  base: { bold: boolean; color: string },
  paint: (color: string) => string,
): Span[] {
  const spans: Span[] = []
  let from = 0
  for (const run of runs) {
    const place = { from, to: from + run.text.length }
    from = place.to
    if (run.bold && !base.bold) spans.push({ kind: 'bold', ...place })
    if (run.italic) spans.push({ kind: 'italic', ...place })
    if (run.link) spans.push({ kind: 'link', link: run.link, ...place })
    if (paint(run.color) !== base.color) spans.push({ kind: 'color', color: paint(run.color), ...place })
  }
  return spans
}

/** How high a line is, in pixels: what the page says, or as high as its letters are drawn. */
export function lineHeightOf(style: Style, glyphs: number): number {
  return px(style, 'line-height') || glyphs || px(style, 'font-size') * 1.2
}
