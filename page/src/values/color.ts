import { namesToken, parseColorToken, parseToken, seenThrough, tokenAlpha, tokenText } from './token.ts'

const hex6 = /^#[0-9a-f]{6}$/i
const hex8 = /^#[0-9a-f]{8}$/i

/** The colour when it is exactly `#RRGGBB`, as fields of text, button, glass and border want it (§5). */
export function parseHex(value: unknown): string | undefined {
  return typeof value === 'string' && hex6.test(value) ? value : undefined
}

/** `#RRGGBB`, `#RRGGBBAA` or the token of a colour: what a prop holds where a field takes a hex colour. */
export function parseSolid(value: unknown): string | undefined {
  if (typeof value === 'string' && hex8.test(value)) return value
  return parseHex(value) ?? parseColorToken(value)
}

/** What `parseSolid` takes, or `transparent`; anything else is no colour. */
export function parseColor(value: unknown): string | undefined {
  return value === 'transparent' ? value : parseSolid(value)
}

/** How much of a colour is seen, in whole percent: 100 unless it says otherwise. */
export function alphaOf(color: string): number {
  if (hex8.test(color)) return Math.round((Number.parseInt(color.slice(7), 16) / 255) * 100)
  return tokenAlpha(color) ?? 100
}

/** The colour of which all is seen: `#112233` of `#11223380`, `token:primary` of `token:primary/40`. */
export function opaqueOf(color: string): string {
  if (hex8.test(color)) return color.slice(0, 7)
  const token = parseToken(color)
  return token === undefined ? color : tokenText(token)
}

/** A solid colour of which this much is seen, in percent; at 100 it is written as if nothing were said of it. */
export function colorAt(color: string, percent: number): string {
  const opaque = opaqueOf(color)
  const share = Math.round(Math.min(100, Math.max(0, percent)))
  if (share === 100) return opaque
  return parseToken(opaque) === undefined ? withAlpha(opaque, share) : `${opaque}/${share}`
}

/**
 * A hex colour with an opacity in percent as its two-digit alpha: `#ffffff` at 20 is `#ffffff33` (§9).
 * The opacity is clamped to 0–100. A token is mixed by the browser.
 */
export function withAlpha(color: string, percent: number): string {
  const clamped = Math.min(100, Math.max(0, percent))
  if (namesToken(color)) return seenThrough(color, clamped)
  const share = clamped / 100
  return `${opaqueOf(color)}${Math.round(share * 255)
    .toString(16)
    .padStart(2, '0')}`
}
