import { parseLength } from './length.ts'
import type { Length, LengthUnit } from './length.ts'

export const sides = ['Top', 'Right', 'Bottom', 'Left'] as const
export type Side = (typeof sides)[number]

/** The four sides of one padding in one unit. */
export type Padding = { unit: LengthUnit } & Record<Side, number>

/** Props that have four sides. */
export type SidesName = 'margin' | 'padding'

/** Largest value and step of a side in each unit (§5). */
export const paddingLimits: Record<LengthUnit, { max: number; step: number }> = {
  px: { max: 200, step: 1 },
  rem: { max: 12, step: 0.25 },
  em: { max: 12, step: 0.25 },
  '%': { max: 50, step: 1 },
}

/**
 * The `padding` shorthand (one to four lengths) under `paddingTop`, `paddingRight`, …; undefined when none is set.
 * @param name of another prop with four sides
 */
export function readPadding(
  props: Readonly<Record<string, unknown>>,
  name: SidesName = 'padding',
): Padding | undefined {
  const shorthand = parseShorthand(props[name])
  const own = sides.map((side) => parseLength(props[`${name}${side}`]))
  const set = sides.map((_, at) => own[at] ?? shorthand?.[at])
  const first = set.find((length) => length !== undefined)
  if (first === undefined) return undefined
  const unit = (own.find((length) => length !== undefined) ?? first).unit
  const [top = 0, right = 0, bottom = 0, left = 0] = set.map((length) =>
    length === undefined ? 0 : convertAmount(length, unit),
  )
  return { unit, Top: top, Right: right, Bottom: bottom, Left: left }
}

function parseShorthand(value: unknown): readonly Length[] | undefined {
  const parts =
    typeof value === 'number' ? [value] : typeof value === 'string' ? value.trim().split(/\s+/) : []
  const [top, right = top, bottom = top, left = right] = parts.slice(0, 4).map(parseLength)
  if (top === undefined || right === undefined || bottom === undefined || left === undefined) return undefined
  return parts.length > 4 ? undefined : [top, right, bottom, left]
}

/** The four sides as CSS text: '40px 20px', as short as CSS allows. */
export function formatPadding({ unit, Top, Right, Bottom, Left }: Padding): string {
  const text = (amount: number) => (amount === 0 ? '0' : `${amount}${unit}`)
  if (Left !== Right) return [Top, Right, Bottom, Left].map(text).join(' ')
  if (Bottom !== Top) return [Top, Right, Bottom].map(text).join(' ')
  return (Top === Right ? [Top] : [Top, Right]).map(text).join(' ')
}

/** The props that hold a padding: `paddingTop: '16px'` and its siblings. */
export function paddingProps(padding: Padding): Record<`padding${Side}`, string> {
  const { unit, Top, Right, Bottom, Left } = padding
  return {
    paddingTop: `${Top}${unit}`,
    paddingRight: `${Right}${unit}`,
    paddingBottom: `${Bottom}${unit}`,
    paddingLeft: `${Left}${unit}`,
  }
}

/** The props that hold four sides under another name: `marginTop: '16px'` and its siblings. */
export function sidesValues(name: SidesName, padding: Padding): Record<string, string> {
  return Object.fromEntries(sides.map((side) => [`${name}${side}`, `${padding[side]}${padding.unit}`]))
}

/** The names of the props that hold such sides: the shorthand first. */
export function sideProps(name: SidesName): readonly string[] {
  return [name, ...sides.map((side) => `${name}${side}`)]
}

/**
 * All four sides in another unit (§4, "Unit change"): 16 px are 1 rem or em, 4 px are 1 %; rounded to two
 * decimals for rem and em, else to integers; never below 0 nor above the new unit's maximum.
 */
export function convertPadding(padding: Padding, unit: LengthUnit): Padding {
  if (unit === padding.unit) return padding
  const side = (amount: number) => convertAmount({ amount, unit: padding.unit }, unit)
  return {
    unit,
    Top: side(padding.Top),
    Right: side(padding.Right),
    Bottom: side(padding.Bottom),
    Left: side(padding.Left),
  }
}

const pixelsIn: Record<LengthUnit, number> = { px: 1, rem: 16, em: 16, '%': 4 }

function convertAmount({ amount, unit: from }: Length, to: LengthUnit): number {
  const converted = from === to ? amount : (amount * pixelsIn[from]) / pixelsIn[to]
  const digits = to === 'rem' || to === 'em' ? 2 : from === to ? 4 : 0
  return Math.min(paddingLimits[to].max, Math.max(0, Number(converted.toFixed(digits))))
}
