import type { LeftBehind } from '../foreign/left-behind.ts'
import { type MeasuredBox, px, type Rect } from '../measure/measured.ts'
import { hasBorder, isSeen, loneSides } from './paint.ts'
import { byViewport, type Piece, widest } from './piece.ts'

export function lineOf(box: MeasuredBox) {
  const style = widest(box.looks)?.style ?? {}
  const side = (['top', 'bottom'] as const).find((each) => hasBorder(style, each))
  const ground = isSeen(style['background-color']) ? style['background-color'] : '#cccccc'
  if (!side)
    return { color: ground, thickness: Math.max(1, widest(box.looks)?.rect.height ?? 1), line: 'solid' }
  return edgeOf(box, side)
}

function edgeOf(box: MeasuredBox, side: 'top' | 'bottom') {
  const style = widest(box.looks)?.style ?? {}
  const line = style[`border-${side}-style`] ?? 'solid'
  return {
    color: style[`border-${side}-color`] ?? '#cccccc',
    thickness: px(style, `border-${side}-width`),
    line: ['solid', 'dashed', 'dotted', 'double'].includes(line) ? line : 'solid',
  }
}

/** The lines that a box has at its top or bottom alone, as pieces of their own. */
export function edges(box: MeasuredBox, { left }: { left: LeftBehind }): { first: Piece[]; last: Piece[] } {
  const style = widest(box.looks)?.style ?? {}
  const lone = loneSides(style)
  left.add('sides', lone.filter((side) => side === 'left' || side === 'right').length)
  const edge = (side: 'top' | 'bottom'): Piece[] => {
    if (!lone.includes(side)) return []
    const line = edgeOf(box, side)
    const rects = byViewport((viewport): Rect | null => {
      const look = box.looks[viewport]
      if (!look || !hasBorder(look.style, side)) return null
      const { x, y, width, height } = look.rect
      return { x, y: side === 'top' ? y : y + height - line.thickness, width, height: line.thickness }
    })
    return [{ kind: 'line', rects, looks: box.looks, anchor: '', isOver: false, ...line }]
  }
  return { first: edge('top'), last: edge('bottom') }
}
