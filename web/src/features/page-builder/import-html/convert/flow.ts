import type { Rect } from '../measure/measured.ts'

/** One child of a box on one device. */
export type Slot = {
  rect: Rect
  /** As wide as what it holds. */
  isTight: boolean
  /** A box that can be as high as its neighbours. */
  isBox: boolean
}
export type Width = { kind: 'fill' } | { kind: 'auto' } | { kind: 'px' | '%'; amount: number }
/** How a child stands in its box, in pixels. */
export type Place = { width: Width; align: '' | 'left' | 'center' | 'right'; top: number; left: number }
/** How a box lays out its children, in pixels. */
export type Flow = {
  direction: 'row' | 'column'
  wraps: boolean
  columnGap: number
  rowGap: number
  padding: { top: number; right: number; bottom: number; left: number }
  justify: '' | 'center' | 'flex-end' | 'space-between'
  align: 'stretch' | 'flex-start' | 'center' | 'flex-end'
  minHeight: number
  places: readonly Place[]
}

/** More room than this at a side is no padding: what is inside stands in the middle, or at the other side. */
const widestPadding = 72
const mostSide = 200
const near = (one: number, other: number, by = 1.5) => Math.abs(one - other) <= by

/** The lines in which boxes stand beside each other, from the top; each from the left. Indices into `rects`. */
export function linesOf(rects: readonly Rect[]): number[][] {
  const order = rects.map((_, at) => at).toSorted((one, other) => topOf(rects[one]) - topOf(rects[other]))
  const lines: { bottom: number; top: number; members: number[] }[] = []
  for (const at of order) {
    const rect = rects[at]
    if (!rect) continue
    const last = lines.at(-1)
    const bottom = rect.y + rect.height
    // What only touches stands below; what shares more than a part of its height stands beside.
    const shared = last ? Math.min(last.bottom, bottom) - Math.max(last.top, rect.y) : 0
    if (
      last &&
      shared > 0.3 * Math.min(rect.height, last.bottom - last.top) &&
      isBeside(rect, last.members, rects)
    ) {
      last.members.push(at)
      last.bottom = Math.max(last.bottom, bottom)
    } else lines.push({ top: rect.y, bottom, members: [at] })
  }
  return lines.map(({ members }) =>
    members.toSorted((one, other) => leftOf(rects[one]) - leftOf(rects[other])),
  )
}

function isBeside(rect: Rect, members: readonly number[], rects: readonly Rect[]): boolean {
  return members.every((at) => {
    const other = rects[at]
    return !other || rect.x >= other.x + other.width - 2 || other.x >= rect.x + rect.width - 2
  })
}

const topOf = (rect: Rect | undefined) => rect?.y ?? 0
const leftOf = (rect: Rect | undefined) => rect?.x ?? 0

/** How a box (inside its border) lays out these children, so that they stand where they were seen. */
export function flowOf(inner: Rect, slots: readonly Slot[]): Flow {
  const rects = slots.map(({ rect }) => rect)
  const lines = linesOf(rects)
  if (lines.every((line) => line.length <= 1)) return columnFlow(inner, slots)
  return lines.length === 1 ? rowFlow(inner, slots) : wrapFlow(inner, slots, lines)
}

function insets(inner: Rect, rects: readonly Rect[]) {
  const left = Math.max(0, Math.min(...rects.map(({ x }) => x - inner.x)))
  const right = Math.max(0, Math.min(...rects.map(({ x, width }) => inner.x + inner.width - x - width)))
  const top = Math.max(0, Math.min(...rects.map(({ y }) => y - inner.y)))
  const bottom = Math.max(0, inner.y + inner.height - Math.max(...rects.map(({ y, height }) => y + height)))
  return { top, right, bottom, left }
}

/** What of the room above and below is padding; the rest is how high the box is. */
function vertical(inner: Rect, { top, bottom }: { top: number; bottom: number }) {
  if (top <= mostSide && bottom <= mostSide) return { top, bottom, minHeight: 0, at: '' as const }
  const minHeight = inner.height
  if (near(top, bottom, 4)) return { top: 0, bottom: 0, minHeight, at: 'center' as const }
  return top > bottom
    ? { top: 0, bottom: Math.min(bottom, mostSide), minHeight, at: 'flex-end' as const }
    : { top: Math.min(top, mostSide), bottom: 0, minHeight, at: '' as const }
}

function columnFlow(inner: Rect, slots: readonly Slot[]): Flow {
  const rects = slots.map(({ rect }) => rect)
  const room = rects.length === 0 ? { top: 0, right: 0, bottom: 0, left: 0 } : insets(inner, rects)
  const isCentred = near(room.left, room.right, 2) && room.left > widestPadding
  const left = isCentred || room.left > mostSide ? 0 : room.left
  const right = isCentred || room.right > widestPadding ? 0 : room.right
  const { at, minHeight, ...sides } = vertical(inner, room)
  const content = { x: inner.x + left, width: Math.max(1, inner.width - left - right) }
  const gaps = rects.slice(1).map((rect, index) => Math.max(0, rect.y - bottomOf(rects[index])))
  const gap =
    gaps.length > 0 && gaps.every((each) => near(each, gaps[0] ?? 0, 1)) ? Math.min(400, gaps[0] ?? 0) : 0
  return {
    direction: 'column',
    wraps: false,
    columnGap: 0,
    rowGap: gap,
    padding: { ...sides, left, right },
    justify: at,
    align: 'stretch',
    minHeight: slots.length === 0 ? inner.height : minHeight,
    places: slots.map((slot, index) => ({
      ...across(slot, content),
      top: index === 0 ? 0 : Math.max(0, (gaps[index - 1] ?? 0) - gap),
    })),
  }
}

const bottomOf = (rect: Rect | undefined) => (rect ? rect.y + rect.height : 0)

/** How a child stands across a column. */
function across({ rect, isTight }: Slot, content: { x: number; width: number }): Omit<Place, 'top'> {
  const left = rect.x - content.x
  const right = content.x + content.width - rect.x - rect.width
  if (left <= 1.5 && right <= 1.5) return { width: { kind: 'fill' }, align: '', left: 0 }
  const width: Width = isTight ? { kind: 'auto' } : { kind: 'px', amount: rect.width }
  if (near(left, right, 2)) return { width, align: 'center', left: 0 }
  if (right <= 1.5) return { width, align: 'right', left: 0 }
  if (left <= mostSide) return { width, align: 'left', left: left <= 1.5 ? 0 : left }
  return { width, align: left > right ? 'right' : 'left', left: 0 }
}

/** Where things stand in a line, by the tops, middles or bottoms that they have in common. */
function alignOf(slots: readonly Slot[]): Flow['align'] {
  const [first] = slots
  if (!first) return 'flex-start'
  const same = (of: (rect: Rect) => number) => slots.every(({ rect }) => near(of(rect), of(first.rect)))
  if (same(({ y }) => y)) {
    const isLevel = same(({ height }) => height) && slots.every(({ isBox }) => isBox)
    return isLevel ? 'stretch' : 'flex-start'
  }
  if (same(({ y, height }) => y + height / 2)) return 'center'
  return same(({ y, height }) => y + height) ? 'flex-end' : 'flex-start'
}

function rowFlow(inner: Rect, slots: readonly Slot[]): Flow {
  const rects = slots.map(({ rect }) => rect)
  const order = rects.map((_, at) => at).toSorted((one, other) => leftOf(rects[one]) - leftOf(rects[other]))
  const gapBefore = new Map<number, number>()
  for (const [index, at] of order.entries()) {
    const before = rects[order[index - 1] ?? -1]
    const rect = rects[at]
    if (before && rect) gapBefore.set(at, Math.max(0, rect.x - before.x - before.width))
  }
  const room = insets(inner, rects)
  const { at, minHeight, ...sides } = vertical(inner, room)
  const spread =
    slots.length === 2 && [...gapBefore.values()].some((each) => each > 48) && room.right <= widestPadding
  const gap = spread ? 0 : Math.min(...gapBefore.values(), 400)
  const justify = spread ? 'space-between' : justifyOf(room)
  const isKept = justify === ''
  const padding = {
    ...sides,
    left: spread || isKept ? Math.min(room.left, mostSide) : 0,
    right:
      spread || (isKept && room.right <= widestPadding) || justify === 'flex-end'
        ? Math.min(room.right, mostSide)
        : 0,
  }
  const align = at === 'center' ? 'center' : alignOf(slots)
  const top = Math.min(...rects.map(({ y }) => y))
  const width = Math.max(1, inner.width - padding.left - padding.right)
  return {
    direction: 'row',
    wraps: false,
    columnGap: gap,
    rowGap: 0,
    padding,
    justify,
    align: at === 'flex-end' ? 'flex-end' : align,
    minHeight,
    places: slots.map(({ rect, isTight }, index) => ({
      width: share(rect.width, width, isTight),
      align: '',
      top: align === 'flex-start' ? Math.max(0, rect.y - top) : 0,
      left: spread ? 0 : Math.max(0, (gapBefore.get(index) ?? gap) - gap),
    })),
  }
}

function justifyOf({ left, right }: { left: number; right: number }): Flow['justify'] {
  // Nearly as much room on both sides: words beside them took the rest.
  if (left > widestPadding && Math.abs(left - right) <= 0.25 * (left + right)) return 'center'
  return left > widestPadding && right <= widestPadding ? 'flex-end' : ''
}

function share(width: number, of: number, isTight: boolean): Width {
  // Never more than there is room for: the last of a line would go to the next.
  return isTight
    ? { kind: 'auto' }
    : { kind: '%', amount: Math.min(100, Math.floor((width / of) * 100_000) / 1000) }
}

function wrapFlow(inner: Rect, slots: readonly Slot[], lines: readonly number[][]): Flow {
  const rects = slots.map(({ rect }) => rect)
  const room = insets(inner, rects)
  const isCentred = near(room.left, room.right, 2) && room.left > widestPadding
  const left = isCentred ? 0 : Math.min(room.left, mostSide)
  const right = isCentred || room.right > widestPadding ? 0 : room.right
  const { at: _, minHeight, ...sides } = vertical(inner, room)
  const boxes = lines.map((line) => line.flatMap((at) => rects[at] ?? []))
  const columnGaps = boxes.flatMap((line) =>
    line.slice(1).map((rect, at) => Math.max(0, rect.x - rightOf(line[at]))),
  )
  const tops = boxes.map((line) => Math.min(...line.map(({ y }) => y)))
  const bottoms = boxes.map((line) => Math.max(...line.map(bottomOf)))
  const rowGaps = tops.slice(1).map((top, at) => Math.max(0, top - (bottoms[at] ?? 0)))
  const columnGap = Math.min(400, ...columnGaps)
  const rowGap = Math.min(400, ...rowGaps)
  const width = Math.max(1, inner.width - left - right)
  const lineOf = new Map(lines.flatMap((line, index) => line.map((at) => [at, index] as const)))
  return {
    direction: 'row',
    wraps: true,
    columnGap,
    rowGap,
    padding: { ...sides, left, right },
    justify: isCentred ? 'center' : '',
    align: alignInLines(lines, slots),
    minHeight,
    places: slots.map(({ rect, isTight }, at) => {
      const line = lineOf.get(at) ?? 0
      const isAlone = lines[line]?.length === 1 && rect.width > width - 3
      return {
        width: isAlone ? { kind: '%', amount: 100 } : share(rect.width, width, isTight),
        align: '',
        top: Math.max(0, line === 0 ? 0 : (rowGaps[line - 1] ?? 0) - rowGap),
        left: 0,
      }
    }),
  }
}

function alignInLines(lines: readonly number[][], slots: readonly Slot[]): Flow['align'] {
  const found = lines.map((line) => alignOf(line.flatMap((at) => slots[at] ?? [])))
  const [first = 'flex-start'] = found
  return found.every((each) => each === first) ? first : 'flex-start'
}

const rightOf = (rect: Rect | undefined) => (rect ? rect.x + rect.width : 0)
