import { viewports } from '@aurelio/page/document'
import {
  type ByViewport,
  type Ink,
  type Look,
  type Measured,
  type MeasuredBox,
  px,
  type Rect,
} from '../measure/measured.ts'
import type { PieceContext } from './piece-context.ts'
import { around as boundsOf, byViewport, type LinkPiece, type Piece, widest } from './piece.ts'
import { emptyGroup, isOver, rectsOf } from './piece-parts.ts'
import { type Around, lineHeightOf, runsOf, textOf } from './runs.ts'
import { wordsWidth } from './tight.ts'

/** Some nodes of a line as text; as a link where that is all they are, and nothing underlines it. */
export function textPiece(nodes: readonly Measured[], box: MeasuredBox, context: PieceContext): Piece {
  const style = widest(box.looks)?.style ?? {}
  const found: Around = { style, link: context.link }
  const runs = runsOf(nodes, found)
  const ink = inkOf(nodes)
  const looks = looksOf(nodes) ?? box.looks
  const rects = byViewport((viewport) => lineBox(ink[viewport], looks[viewport] ?? box.looks[viewport]))
  const [only] = runs
  const base = { rects, looks: merged(looks, box.looks), anchor: '', isOver: false }
  const isOneLine = viewports.every((viewport) => (ink[viewport]?.lines ?? 1) <= 1)
  if (runs.length === 1 && only?.link && !only.isUnderlined && isOneLine && context.level === 0)
    return { ...base, kind: 'link', text: only.text, link: only.link, box: null, ink }
  return { ...base, kind: 'text', level: context.level, runs, ink, isList: false }
}

/** How the letters are drawn, but aligned as the box around them says. */
function merged(looks: ByViewport<Look>, box: ByViewport<Look>): ByViewport<Look> {
  return byViewport((viewport) => {
    const look = looks[viewport] ?? box[viewport]
    const around = box[viewport]
    if (!look || !around) return look
    const { style } = look
    const align = around.style['text-align']
    // A line is as high as the box says, unless its letters want more.
    const height = Math.max(px(style, 'line-height'), px(around.style, 'line-height'))
    const lineHeight = height > 0 ? { 'line-height': `${height}px` } : {}
    return {
      rect: look.rect,
      style: { ...style, ...lineHeight, ...(align !== undefined && { 'text-align': align }) },
    }
  })
}

/** The look of what holds the most letters. */
function looksOf(nodes: readonly Measured[]): ByViewport<Look> | null {
  let most = 0
  let found: ByViewport<Look> | null = null
  const visit = (node: Measured, around: MeasuredBox | null) => {
    if (node.kind === 'text') {
      const count = node.text.trim().length
      if (count > most) {
        most = count
        found = around?.looks ?? null
      }
    } else for (const child of node.children) visit(child, node)
  }
  for (const node of nodes) visit(node, null)
  return found
}

function inkOf(nodes: readonly Measured[]): ByViewport<Ink> {
  return byViewport((viewport): Ink | null => {
    const inks = nodes.flatMap(function all(node): Ink[] {
      if (node.kind === 'text') return node.looks[viewport] ? [node.looks[viewport]] : []
      return node.children.flatMap(all)
    })
    const rect = boundsOf(inks.map((each) => each.rect))
    const [first] = inks
    if (!rect || !first) return null
    const glyphs = Math.max(...inks.map((each) => each.glyphs))
    const tops = inks.map(({ rect: { y } }) => Math.round(y / Math.max(1, glyphs * 0.7)))
    const lines = Math.max(
      ...inks.map((each) => each.lines),
      new Set(tops).size > 1 ? Math.round(rect.height / Math.max(1, glyphs)) : 1,
    )
    return { rect, lines, glyphs }
  })
}

/** Where the lines of some letters stand: as high as lines are, not as letters are. */
function lineBox(ink: Ink | null, look: Look | null): Rect | null {
  if (!ink) return null
  const { rect, glyphs } = ink
  const spare = look ? (lineHeightOf(look.style, glyphs) - glyphs) / 2 : 0
  return { x: rect.x, y: rect.y - spare, width: rect.width, height: rect.height + 2 * spare }
}

export function linkPiece(box: MeasuredBox, context: PieceContext): Piece {
  if (holdsPicture(box)) context.left.add('buttonPictures')
  const style = widest(box.looks)?.style ?? {}
  const text = textOf(runsOf(box.children, { style, link: '' })).replaceAll('\n', ' ')
  const ink = inkOf(box.children)
  const looks = { looks: box.looks, anchor: '', isOver: isOver(box) }
  const link: LinkPiece = {
    ...looks,
    kind: 'link',
    text,
    link: context.link,
    box,
    ink,
    rects: rectsOf(box.looks),
  }
  if (isButtonShaped(link)) return link
  // Words at the beginning of a wide box, or in a high one: the box stands for itself.
  const letters = looksOf(box.children) ?? box.looks
  const rects = byViewport((viewport) => lineBox(ink[viewport], letters[viewport]))
  const words: LinkPiece = {
    ...looks,
    kind: 'link',
    text,
    link: context.link,
    box: null,
    ink,
    rects,
    isOver: false,
  }
  return { ...emptyGroup(box, ''), children: [words] }
}

/** True for words in the middle of their box, with no more room around them than its padding. */
function isButtonShaped(link: LinkPiece): boolean {
  const viewport = viewports.find((each) => link.looks[each])
  const [look, ink] = viewport ? [link.looks[viewport], link.ink[viewport]] : []
  if (!viewport || !look || !ink) return true
  const { style, rect } = look
  const height = (
    ['padding-top', 'padding-bottom', 'border-top-width', 'border-bottom-width'] as const
  ).reduce((sum, name) => sum + px(style, name), lineHeightOf(style, ink.glyphs) * ink.lines)
  const isWide = rect.width > wordsWidth(link, viewport) + 3
  return Math.abs(rect.height - height) <= 2 && (!isWide || style['text-align'] === 'center')
}

function holdsPicture(node: Measured): boolean {
  return node.kind === 'box' && (node.tag === 'svg' || node.children.some(holdsPicture))
}
