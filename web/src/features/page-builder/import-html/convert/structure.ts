import { linesOf } from './flow.ts'
import { around, byViewport, type Group, type Piece, widest } from './piece.ts'

/** From here on a gap in a line parts it into what stands at its beginning and what stands at its end. */
const wideGap = 120

/**
 * The children of a box in groups that rows and columns can hold: lines of different make become rows of their own, and
 * a line with a wide gap becomes two. Told by the widest device.
 */
export function structured(group: Group): readonly Piece[] {
  const shown = group.children.flatMap((piece) => {
    const rect = widest(piece.rects)
    return rect ? [{ piece, rect, isDesktop: piece.rects.desktop !== null }] : []
  })
  const desktop = shown.filter(({ isDesktop }) => isDesktop)
  const others = shown.filter(({ isDesktop }) => !isDesktop).map(({ piece }) => piece)
  const lines = linesOf(desktop.map(({ rect }) => rect)).map((line) =>
    line.flatMap((at) => desktop[at]?.piece ?? []),
  )
  if (lines.length <= 1) return [...parted(lines[0] ?? [], group), ...others]
  if (lines.every(({ length }) => length === 1) || isGrid(lines)) return [...lines.flat(), ...others]
  return [
    ...lines.flatMap((line) => (line.length === 1 ? line : [row(parted(line, group), group)])),
    ...others,
  ]
}

/** Lines of equally many, one below the other at the same distance: a grid, the last line of which may be shorter. */
function isGrid(lines: readonly (readonly Piece[])[]): boolean {
  const columns = lines[0]?.length ?? 0
  const isEven = lines.every(
    ({ length }, at) => length === columns || (at === lines.length - 1 && length < columns),
  )
  if (columns < 2 || !isEven) return false
  const lefts = lines[0]?.map((piece) => piece.rects.desktop?.x ?? 0) ?? []
  const stands = lines.every((line) =>
    line.every((piece, at) => Math.abs((piece.rects.desktop?.x ?? 0) - (lefts[at] ?? 0)) <= 2),
  )
  const boxes = lines.map((line) => around(line.map((piece) => piece.rects.desktop)))
  const gaps = boxes.slice(1).map((box, at) => (box?.y ?? 0) - (boxes[at]?.y ?? 0) - (boxes[at]?.height ?? 0))
  return stands && gaps.every((gap) => Math.abs(gap - (gaps[0] ?? 0)) <= 2)
}

function parted(line: readonly Piece[], group: Group): readonly Piece[] {
  if (line.length < 3) return line
  const gaps = line.slice(1).map((piece, at) => {
    const before = line[at]?.rects.desktop
    const rect = piece.rects.desktop
    return before && rect ? rect.x - before.x - before.width : 0
  })
  const most = Math.max(...gaps)
  const isOne = gaps.filter((gap) => gap > most / 2).length === 1
  if (most < wideGap || !isOne) return line
  const at = gaps.indexOf(most) + 1
  return [line.slice(0, at), line.slice(at)].flatMap((part) =>
    part.length === 1 ? part : [row(part, group)],
  )
}

/** A box that is not seen, around what stands in a line. */
function row(children: readonly Piece[], { looks }: Group): Group {
  const rects = byViewport((viewport) => around(children.map((piece) => piece.rects[viewport])))
  const shown = byViewport((viewport) => (rects[viewport] ? looks[viewport] : null))
  return {
    kind: 'group',
    tag: 'div',
    isPainted: false,
    veil: '',
    isOver: false,
    anchor: '',
    children: [...children],
    rects,
    looks: shown,
  }
}
