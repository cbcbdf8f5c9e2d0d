/** A point of the browser window, in CSS pixels. */
export type Point = { x: number; y: number }

/** A box of the browser window, in CSS pixels. */
export type Box = { left: number; top: number; right: number; bottom: number }

/** How a container lays out its children. */
export type Flow = {
  axis: 'row' | 'column'
  /** The first child stands at the end of the axis (row-reverse, column-reverse, or right to left). */
  reverse: boolean
  /** Children may break into several lines (flex-wrap, grids). */
  wrap: boolean
}

export type Side = 'before' | 'after'

type Span = { start: number; end: number }

/** The extent of a box along the flow. */
export function mainSpan(box: Box, axis: Flow['axis']): Span {
  return axis === 'row' ? { start: box.left, end: box.right } : { start: box.top, end: box.bottom }
}

/** The extent of a box across the flow. */
export function crossSpan(box: Box, axis: Flow['axis']): Span {
  return mainSpan(box, axis === 'row' ? 'column' : 'row')
}

export function along(point: Point, axis: Flow['axis']): number {
  return axis === 'row' ? point.x : point.y
}

export function across(point: Point, axis: Flow['axis']): number {
  return axis === 'row' ? point.y : point.x
}

/** How far a value lies outside a span; 0 inside it. */
export function distanceTo(value: number, span: Span): number {
  return Math.max(span.start - value, value - span.end, 0)
}
