import { parseSolid } from './color.ts'
import { colorTokenPattern } from './token.ts'

/** Degrees a linear gradient may run, and positions a radial one may start from (§9). */
export const linearDirections = [
  '0deg',
  '45deg',
  '90deg',
  '135deg',
  '180deg',
  '225deg',
  '270deg',
  '315deg',
] as const
export const radialPositions = ['center', 'top left', 'top right', 'bottom left', 'bottom right'] as const

export type Gradient = { type: 'linear' | 'radial'; direction: string; color1: string; color2: string }

/** Colours and direction of a gradient that starts without any (§9). */
export const defaultGradient: Gradient = {
  type: 'linear',
  direction: '135deg',
  color1: '#ff1b6d',
  color2: '#8b5cf6',
}

/** The nearest thing the specification knows: degrees in steps of 45 or one of the five positions. */
export function parseDirection(type: Gradient['type'], value: unknown, fallback?: string): string {
  const text =
    typeof value === 'number' ? `${value}deg` : typeof value === 'string' ? value.trim().toLowerCase() : ''
  if (type === 'radial') return radialPositions.find((each) => each === text) ?? fallback ?? 'center'
  const bare = /^\d+$/.test(text) ? `${text}deg` : text
  return linearDirections.find((each) => each === bare) ?? fallback ?? defaultGradient.direction
}

/** `linear-gradient(135deg, #ff1b6d, #8b5cf6)` or `radial-gradient(circle at center, …)`. */
export function buildGradient({ type, direction, color1, color2 }: Gradient): string {
  const place = type === 'radial' ? `circle at ${direction}` : direction
  return `${type}-gradient(${place}, ${color1}, ${color2})`
}

const stop = String.raw`(#[0-9a-f]{6}(?:[0-9a-f]{2})?|${colorTokenPattern})(?:\s+\d{1,3}%)?`
const linear = new RegExp(
  String.raw`^linear-gradient\(\s*(\d{1,3}deg)\s*,\s*${stop}\s*,\s*${stop}\s*\)$`,
  'i',
)
const radial = new RegExp(
  String.raw`^radial-gradient\(\s*(?:circle\s+)?at\s+([a-z]+(?:\s+[a-z]+)?)\s*,\s*${stop}\s*,\s*${stop}\s*\)$`,
  'i',
)

/** Reads a gradient of two colours, hex or tokens, as `buildGradient` writes it. Undefined for anything else. */
export function parseGradient(value: unknown): Gradient | undefined {
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  const [type, match] = text.startsWith('radial')
    ? (['radial', radial.exec(text)] as const)
    : (['linear', linear.exec(text)] as const)
  if (match === null) return undefined
  const [color1, color2] = [parseSolid(match[2]), parseSolid(match[3])]
  if (color1 === undefined || color2 === undefined) return undefined
  return { type, direction: parseDirection(type, match[1]), color1, color2 }
}
