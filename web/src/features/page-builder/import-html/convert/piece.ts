import { type Viewport, viewports } from '@aurelio/page/document'
import type { ByViewport, Ink, Look, MeasuredBox, Rect, Style } from '../measure/measured.ts'

/** Letters that are set apart alike, with where they lead. */
export type TextRun = {
  text: string
  bold: boolean
  italic: boolean
  color: string
  link: string
  isUnderlined: boolean
}

/** A part of the foreign page that becomes one element, or holds some. */
export type Piece = {
  /** Where it stands, by device. */
  rects: ByViewport<Rect>
  /** The word that links of the page jump to it by; '' for none. */
  anchor: string
  /** Of how it is drawn: its own box, or the one around its letters. */
  looks: ByViewport<Look>
  /** True for what stands over others instead of taking a place of its own. */
  isOver: boolean
} & (
  | {
      kind: 'group'
      tag: string
      children: Piece[]
      isPainted: boolean
      /** A colour over its ground and under what it holds; '' for none. */
      veil: string
    }
  | { kind: 'text'; level: number; runs: readonly TextRun[]; ink: ByViewport<Ink>; isList: boolean }
  | { kind: 'link'; text: string; link: string; box: MeasuredBox | null; ink: ByViewport<Ink> }
  | { kind: 'picture'; box: MeasuredBox; source: string }
  | { kind: 'video'; source: string }
  | { kind: 'line'; color: string; thickness: number; line: string }
  | { kind: 'form'; box: MeasuredBox }
  | { kind: 'table'; box: MeasuredBox }
)
export type Group = Extract<Piece, { kind: 'group' }>
export type TextPiece = Extract<Piece, { kind: 'text' }>
export type LinkPiece = Extract<Piece, { kind: 'link' }>

/** The same for each device. */
export function byViewport<T>(make: (viewport: Viewport) => T | null): ByViewport<T> {
  return { desktop: make('desktop'), tablet: make('tablet'), mobile: make('mobile') }
}

/** What is seen on the widest device that shows it. */
export function widest<T>(values: ByViewport<T>): T | null {
  return values.desktop ?? values.tablet ?? values.mobile
}

export function isShown(values: ByViewport<unknown>): boolean {
  return viewports.some((viewport) => values[viewport] !== null)
}

/** The place that holds all of these; null for none. */
export function around(rects: readonly (Rect | null)[]): Rect | null {
  const shown = rects.filter((rect) => rect !== null)
  if (shown.length === 0) return null
  const x = Math.min(...shown.map((rect) => rect.x))
  const y = Math.min(...shown.map((rect) => rect.y))
  const right = Math.max(...shown.map((rect) => rect.x + rect.width))
  const bottom = Math.max(...shown.map((rect) => rect.y + rect.height))
  return { x, y, width: right - x, height: bottom - y }
}

/** A rectangle without so much of its edges. */
export function within(rect: Rect, style: Style, names: readonly ('padding' | 'border')[]): Rect {
  const edge = (side: 'top' | 'right' | 'bottom' | 'left') =>
    names.reduce((sum, name) => {
      const value = name === 'padding' ? style[`padding-${side}`] : style[`border-${side}-width`]
      return sum + (Number.parseFloat(value ?? '') || 0)
    }, 0)
  const [top, right, bottom, left] = [edge('top'), edge('right'), edge('bottom'), edge('left')]
  return {
    x: rect.x + left,
    y: rect.y + top,
    width: Math.max(0, rect.width - left - right),
    height: Math.max(0, rect.height - top - bottom),
  }
}
