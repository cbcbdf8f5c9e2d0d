import type { Viewport } from '@aurelio/page/document'
import { px } from '../measure/measured.ts'
import { linesOf } from './flow.ts'
import type { LinkPiece, Piece } from './piece.ts'

/** Room at the sides of what a box holds that may be its padding. */
const mostPadding = 72

/** True for what is as wide as its words and pictures make it: it keeps that by itself. */
export function isTight(piece: Piece, viewport: Viewport): boolean {
  const rect = piece.rects[viewport]
  if (!rect) return true
  switch (piece.kind) {
    case 'text': {
      const ink = piece.ink[viewport]
      return ink !== null && ink.lines === 1 && Math.abs(ink.rect.width - rect.width) <= 2
    }
    case 'link':
      return Math.abs(rect.width - wordsWidth(piece, viewport)) <= 3
    case 'picture':
      return true
    case 'group':
      return isTightGroup(piece.children, rect, viewport)
    case 'video':
    case 'line':
    case 'form':
    case 'table':
    default:
      return false
  }
}

/** How wide the words of a link are with the room around them. */
export function wordsWidth({ ink, looks, box }: LinkPiece, viewport: Viewport): number {
  const style = looks[viewport]?.style
  const words = ink[viewport]?.rect.width ?? 0
  if (!style || !box) return words
  return (['padding-left', 'padding-right', 'border-left-width', 'border-right-width'] as const).reduce(
    (sum, name) => sum + px(style, name),
    words,
  )
}

function isTightGroup(
  children: readonly Piece[],
  rect: { x: number; width: number },
  viewport: Viewport,
): boolean {
  const shown = children.filter((child) => child.rects[viewport])
  const rects = shown.flatMap((child) => child.rects[viewport] ?? [])
  if (rects.length === 0) return false
  const left = Math.min(...rects.map(({ x }) => x)) - rect.x
  const right = rect.x + rect.width - Math.max(...rects.map(({ x, width }) => x + width))
  if (left > mostPadding || right > mostPadding) return false
  const lines = linesOf(rects)
  if (lines.length === 1) {
    const gaps = rects.toSorted((one, other) => one.x - other.x)
    const widest = Math.max(
      0,
      ...gaps.slice(1).map((each, at) => each.x - (gaps[at]?.x ?? 0) - (gaps[at]?.width ?? 0)),
    )
    return widest <= mostPadding && shown.every((child) => isTight(child, viewport))
  }
  const full = shown.filter((child) => {
    const each = child.rects[viewport]
    return each && each.width >= rect.width - left - right - 2
  })
  return (
    lines.every((line) => line.length === 1) &&
    full.length > 0 &&
    full.every((child) => isTight(child, viewport))
  )
}
