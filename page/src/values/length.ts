import { parseLengthToken } from './token.ts'

/** Units a length may carry. */
export const lengthUnits = ['px', 'rem', 'em', '%'] as const
export type LengthUnit = (typeof lengthUnits)[number]
export type Length = { amount: number; unit: LengthUnit }

const pattern = /^([+-]?(?:\d+\.?\d*|\.\d+))(px|rem|em|%)?$/i

/** Reads '16px', '1.5rem', '50%' or a bare number (px, also as text). Undefined for anything else. */
export function parseLength(value: unknown): Length | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined
  const match = pattern.exec(String(value).trim())
  if (match === null) return undefined
  const amount = Number(match[1])
  // More than this is no layout but an attempt to break one.
  if (Math.abs(amount) > 100_000) return undefined
  const unit = lengthUnits.find((each) => each === match[2]?.toLowerCase()) ?? 'px'
  return { amount, unit }
}

/** '16px', '1.5rem': at most four decimals. */
export function formatLength({ amount, unit }: Length): string {
  return `${Number(amount.toFixed(4))}${unit}`
}

export type LengthBounds = { min: number; max: number; auto?: boolean }

/**
 * A length as CSS text or as the token of one, or undefined where the value is neither. Bounds hold for px; other units are kept
 * non-negative and below their pixel bound at 16 px (rem, em) or below 100 (%).
 */
export function cssLength(value: unknown, { min, max, auto = false }: LengthBounds): string | undefined {
  if (auto && value === 'auto') return 'auto'
  const length = parseLength(value)
  if (length === undefined) return parseLengthToken(value)
  const [least, most] = boundsIn(length.unit, min, max)
  return formatLength({ amount: Math.min(most, Math.max(least, length.amount)), unit: length.unit })
}

function boundsIn(unit: LengthUnit, min: number, max: number): [number, number] {
  if (unit === 'px') return [min, max]
  return unit === '%' ? [0, 100] : [min / 16, max / 16]
}
