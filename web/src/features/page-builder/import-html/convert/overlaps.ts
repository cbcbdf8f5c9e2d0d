import { viewports } from '@aurelio/page/document'
import type { LeftBehind } from '../foreign/left-behind.ts'
import type { Rect } from '../measure/measured.ts'
import { type Piece, widest } from './piece.ts'

/**
 * Finds a place in the flow for what stands over others: inside the part that it lies on, where that has room for it.
 * What lies over another one and says nothing is left out.
 */
export function settled(pieces: readonly Piece[], left: LeftBehind): Piece[] {
  const flowing = pieces.filter(({ isOver }) => !isOver)
  for (const piece of pieces.filter(({ isOver }) => isOver)) {
    if (isTurned(piece)) {
      left.add('overlaid')
      continue
    }
    const host = flowing.find((each) => each.kind === 'group' && isOn(piece, each))
    if (host?.kind === 'group') {
      place(piece, host, left)
      continue
    }
    if (!says(piece) && flowing.some((each) => overlap(piece, each))) left.add('overlaid')
    else {
      if (flowing.some((each) => overlap(piece, each))) left.add('overlaid')
      flowing.push(piece)
    }
  }
  return inOrder(pieces, flowing)
}

/** As deep inside as it fits: into the part of the part that it lies on. */
function place(piece: Piece, host: Extract<Piece, { kind: 'group' }>, left: LeftBehind) {
  const deeper = host.children.find((each) => each.kind === 'group' && isOn(piece, each))
  if (deeper?.kind === 'group') place(piece, deeper, left)
  else if (host.children.some((each) => overlap(piece, each))) {
    left.add('overlaid')
    if (says(piece)) host.children.push(piece)
  } else host.children.unshift(piece)
}

function inOrder(all: readonly Piece[], kept: readonly Piece[]): Piece[] {
  return all.filter((piece) => kept.includes(piece))
}

/** True where a piece lies on another, all of it or nearly, wherever both are shown. */
function isOn(piece: Piece, host: Piece): boolean {
  const seen = viewports.filter((viewport) => piece.rects[viewport] && host.rects[viewport])
  return seen.length > 0 && seen.every((viewport) => share(piece.rects[viewport], host.rects[viewport]) > 0.9)
}

function overlap(one: Piece, other: Piece): boolean {
  return viewports.some((viewport) => share(one.rects[viewport], other.rects[viewport]) > 0.05)
}

/** How much of the first lies within the second, from 0 to 1. */
function share(one: Rect | null, other: Rect | null): number {
  if (!one || !other) return 0
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return width <= 0 || height <= 0 ? 0 : (width * height) / Math.max(1, one.width * one.height)
}

/** A ribbon over a corner: upright it would be something else. */
function isTurned({ looks }: Piece): boolean {
  const [, turn = '0'] = /^matrix\([^,]+, ([^,]+),/.exec(widest(looks)?.style.transform ?? '') ?? []
  return Math.abs(Number(turn)) > 0.1
}

function says(piece: Piece): boolean {
  return piece.kind !== 'line' && (piece.kind !== 'group' || piece.children.some(says))
}
