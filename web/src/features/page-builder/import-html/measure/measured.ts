import type { Viewport } from '@aurelio/page/document'

/** A place on the page, in CSS pixels from its top left. */
export type Rect = { x: number; y: number; width: number; height: number }

/** What is read of every box. Colours come as `#rrggbb` or `#rrggbbaa`, lengths in pixels. */
export const styleNames = [
  'display',
  'position',
  'color',
  'background-color',
  'background-image',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'line-height',
  'letter-spacing',
  'text-transform',
  'text-align',
  'text-decoration-line',
  'white-space-collapse',
  'text-wrap-style',
  'list-style-type',
  'padding-top',
  'padding-right',
  'padding-bottom',
  'padding-left',
  'border-top-width',
  'border-right-width',
  'border-bottom-width',
  'border-left-width',
  'border-top-style',
  'border-right-style',
  'border-bottom-style',
  'border-left-style',
  'border-top-color',
  'border-right-color',
  'border-bottom-color',
  'border-left-color',
  'border-top-left-radius',
  'border-top-right-radius',
  'border-bottom-right-radius',
  'border-bottom-left-radius',
  'box-shadow',
  'opacity',
  'object-fit',
  'transform',
] as const
export type StyleName = (typeof styleNames)[number]
export type Style = Readonly<Partial<Record<StyleName, string>>>

/** A box on one device. */
export type Look = {
  rect: Rect
  style: Style
  /** The colour of a pseudo-element that lies over all of it, and under what it holds. */
  veil?: string
}
/** Letters on one device: where they are, on how many lines, and how high one line of them is drawn. */
export type Ink = { rect: Rect; lines: number; glyphs: number }

/** By device; null where it is not shown. */
export type ByViewport<T> = Record<Viewport, T | null>

export type MeasuredBox = {
  kind: 'box'
  tag: string
  attributes: Readonly<Record<string, string>>
  looks: ByViewport<Look>
  children: readonly Measured[]
  /** Of a picture, its own size in pixels; of a drawing in the page, the drawing as an address. */
  picture?: { source: string; width: number; height: number }
}
export type MeasuredText = { kind: 'text'; text: string; looks: ByViewport<Ink> }
export type Measured = MeasuredBox | MeasuredText

/** A foreign page as the browser laid it out on three devices: plain data. */
export type MeasuredPage = {
  body: MeasuredBox
  /** What lies behind everything, as `#rrggbb`. */
  background: string
  /** The product's letter that comes nearest, by what the page says of its letters. */
  letters: Readonly<Record<string, Letter>>
}
/** `id` as a prop names it; `isSame`: it is the very letter that was seen. */
export type Letter = { id: string; name: string; isSame: boolean }

/** A length of a style in pixels; 0 where it is none. */
export function px(style: Style, name: StyleName): number {
  return Number.parseFloat(style[name] ?? '') || 0
}
