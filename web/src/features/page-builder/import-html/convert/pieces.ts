import { viewports } from '@aurelio/page/document'
import { type ByViewport, type Measured, type MeasuredBox, px, type Rect } from '../measure/measured.ts'
import { edges } from './edges.ts'
import { holdsOnlyText, holdsText, isInline, isLinkBox } from './inline.ts'
import { fieldTags, leafOf, videoOf } from './leaves.ts'
import { settled } from './overlaps.ts'
import { isPainted } from './paint.ts'
import { byViewport, type Group, isShown, type Piece, type TextRun, widest, within } from './piece.ts'
import type { PieceContext } from './piece-context.ts'
import { emptyGroup, isOver } from './piece-parts.ts'
import { linkOf } from './runs.ts'
import { linkPiece, textPiece } from './text-pieces.ts'

const landmarks = new Set(['header', 'nav', 'footer'])
const silent = new Set(['iframe', 'video', 'audio', 'canvas', 'progress', 'meter', 'object'])

/** What a box of the foreign page becomes. */
export function piecesOf(box: MeasuredBox, context: PieceContext): Piece[] {
  if (!isShown(box.looks) || (silent.has(box.tag) && videoOf(box) === '')) return []
  if (fieldTags.has(box.tag)) {
    context.left.add('fields')
    return []
  }
  const inside = { ...context, level: levelOf(box) || context.level, link: linkOf(box) || context.link }
  const anchored = named(box, context)
  const leaf = leafOf(box, inside)
  if (leaf) return leaf.map((piece) => withAnchor(piece, anchored))
  if (isLinkBox(box)) return [withAnchor(linkPiece(box, inside), anchored)]
  if (holdsOnlyText(box)) return [textBox(box, inside, anchored)]
  return groupOf(box, inside, anchored)
}

/** A paragraph or a heading; in a box of its own where it is painted. */
function textBox(box: MeasuredBox, context: PieceContext, anchor: string): Piece {
  const piece = textPiece(box.children, box, context)
  const { first, last } = edges(box, context)
  const rects = byViewport((viewport) => {
    const look = box.looks[viewport]
    if (!look) return null
    const rect = within(look.rect, look.style, ['border', 'padding'])
    const lines = piece.rects[viewport]
    // Empty lines before and behind the words are no words.
    const isLonger = lines !== null && rect.height > lines.height + 0.5 * px(look.style, 'font-size')
    return isLonger ? { ...rect, y: lines.y, height: lines.height } : rect
  })
  const inner: Piece = { ...piece, rects, isOver: false }
  if (!isPainted(box.looks)) return { ...inner, anchor, isOver: isOver(box) }
  return { ...emptyGroup(box, anchor), children: [...first, inner, ...last] }
}

/** A box with others in it; what it holds where it only wraps that. */
function groupOf(box: MeasuredBox, context: PieceContext, anchor: string): Piece[] {
  const list = listOf(box, context)
  const { first, last } = edges(box, context)
  const own = settled([...first, ...(list ?? childPieces(box, context)), ...last], context.left)
  const children = unwrapped(own, box)
  const group: Group = { ...emptyGroup(box, anchor), children }
  const [only] = children
  if (!only) return group.isPainted && hasSize(group.rects) ? [group] : []
  const isNeeded = group.isPainted || anchor !== '' || landmarks.has(box.tag)
  if (isNeeded || children.length > 1 || !fills(only, box)) return [group]
  return [{ ...only, isOver: only.isOver || group.isOver }]
}

/** The parts of the only part of a box, where that is nothing but room around them. */
function unwrapped(children: Piece[], box: MeasuredBox): Piece[] {
  const [only] = children
  if (!only || children.length > 1 || only.kind !== 'group') return children
  const isBare = !only.isPainted && only.anchor === '' && !landmarks.has(only.tag)
  const isPadding = viewports.every((viewport) => {
    const [rect, look] = [only.rects[viewport], box.looks[viewport]]
    if (!rect || !look) return rect === null && look === null
    return rect.x - look.rect.x <= 72 && look.rect.x + look.rect.width - rect.x - rect.width <= 72
  })
  return isBare && isPadding ? only.children : children
}

function childPieces(box: MeasuredBox, context: PieceContext): Piece[] {
  const found: Piece[] = []
  const lines = new Set<Piece>()
  let line: Measured[] = []
  const flush = () => {
    if (line.some(holdsText)) {
      const piece = textPiece(line, box, context)
      lines.add(piece)
      found.push(piece)
    }
    line = []
  }
  const visit = (node: Measured, at: PieceContext) => {
    if (isInline(node)) line.push(node)
    else if (node.kind === 'box') {
      flush()
      if (isTransparent(node))
        for (const child of node.children) visit(child, { ...at, link: linkOf(node) || at.link })
      else found.push(...piecesOf(node, at))
      flush()
    }
  }
  for (const child of box.children) visit(child, context)
  flush()
  return found.map((piece) => (lines.has(piece) ? widened(piece, found, box) : piece))
}

/** Something in a line around what is no text: what it holds stands for it. */
function isTransparent(node: MeasuredBox): boolean {
  const display = widest(node.looks)?.style.display ?? ''
  return (
    (display === 'inline' || display === 'contents') &&
    node.children.length > 0 &&
    !isLinkBox(node) &&
    node.tag !== 'svg'
  )
}

/** Letters that have their lines for themselves take all the width, by which they are aligned. */
function widened(piece: Piece, all: readonly Piece[], box: MeasuredBox): Piece {
  if (piece.kind !== 'text') return piece
  const rects = byViewport((viewport): Rect | null => {
    const rect = piece.rects[viewport]
    const look = box.looks[viewport]
    if (!rect || !look || look.style.display?.includes('flex') || look.style.display?.includes('grid'))
      return rect
    const isAlone = all.every((other) => other === piece || !overlapsRows(other.rects[viewport], rect))
    if (!isAlone) return rect
    const { x, width } = within(look.rect, look.style, ['border', 'padding'])
    return { ...rect, x, width }
  })
  return { ...piece, rects }
}

function overlapsRows(one: Rect | null, other: Rect): boolean {
  return one !== null && one.y + 1 < other.y + other.height && other.y + 1 < one.y + one.height
}

/** A list of plain lines as text with marks, each point by itself; null for a list that only orders boxes. */
function listOf(box: MeasuredBox, context: PieceContext): Piece[] | null {
  if (box.tag !== 'ul' && box.tag !== 'ol') return null
  const points = box.children.filter(
    (child): child is MeasuredBox => child.kind === 'box' && isShown(child.looks),
  )
  const marks = points.map((point) => widest(point.looks)?.style['list-style-type'] ?? 'none')
  const isPlain = points.every(
    (point) => widest(point.looks)?.style.display === 'list-item' && holdsOnlyText(point),
  )
  if (points.length === 0 || !isPlain || marks.includes('none')) return null
  return points.map((point, at) => {
    const isNumbered = /decimal|alpha|roman/.test(marks[at] ?? '')
    const piece = textBox(point, { ...context, level: 0 }, named(point, context))
    if (piece.kind !== 'text') return piece
    const number: TextRun[] = isNumbered
      ? [
          {
            text: `${at + Number(box.attributes['start'] ?? 1)}. `,
            bold: false,
            italic: false,
            color: piece.runs[0]?.color ?? '#000000',
            link: '',
            isUnderlined: false,
          },
        ]
      : []
    return { ...piece, isList: !isNumbered, runs: [...number, ...piece.runs] }
  })
}

function fills(piece: Piece, box: MeasuredBox): boolean {
  return viewports.every((viewport) => {
    const [rect, look] = [piece.rects[viewport], box.looks[viewport]]
    if (!rect || !look) return rect === null && look === null
    return Math.abs(rect.x - look.rect.x) <= 1 && Math.abs(rect.width - look.rect.width) <= 1
  })
}

function levelOf({ tag }: MeasuredBox): number {
  return Number(/^h([1-6])$/.exec(tag)?.[1] ?? 0)
}

function named(box: MeasuredBox, { anchors }: PieceContext): string {
  return anchors.get(box.attributes['id'] ?? '') ?? ''
}

function withAnchor(piece: Piece, anchor: string): Piece {
  return anchor === '' ? piece : { ...piece, anchor }
}

function hasSize(rects: ByViewport<Rect>): boolean {
  const rect = widest(rects)
  return rect !== null && rect.width > 1 && rect.height > 0.5
}
