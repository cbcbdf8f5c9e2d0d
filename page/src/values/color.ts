import { namesToken, parseColorToken } from './token.ts'

const hex6 = /^#[0-9a-f]{6}$/i
const hex8 = /^#[0-9a-f]{8}$/i

/** The colour when it is exactly `#RRGGBB`, as fields of text, button, glass and border want it (§5). */
export function parseHex(value: unknown): string | undefined {
  return typeof value === 'string' && hex6.test(value) ? value : undefined
}

/** `#RRGGBB`, or the token of a colour: what a prop holds where a field takes a hex colour. */
export function parseSolid(value: unknown): string | undefined {
  return parseHex(value) ?? parseColorToken(value)
}

/** `#RRGGBB`, `#RRGGBBAA` (glass), `transparent` or the token of a colour; anything else is no colour. */
export function parseColor(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const isPlain = hex6.test(value) || hex8.test(value) || value === 'transparent'
  return isPlain ? value : parseColorToken(value)
}

/**
 * A hex colour with an opacity in percent as its two-digit alpha: `#ffffff` at 20 is `#ffffff33` (§9).
 * The opacity is clamped to 0–100. A token is mixed by the browser.
 */
export function withAlpha(color: string, percent: number): string {
  const clamped = Math.min(100, Math.max(0, percent))
  if (namesToken(color)) return `color-mix(in srgb, ${color} ${clamped}%, transparent)`
  const share = clamped / 100
  return `${color}${Math.round(share * 255)
    .toString(16)
    .padStart(2, '0')}`
}
