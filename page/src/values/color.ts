const hex6 = /^#[0-9a-f]{6}$/i
const hex8 = /^#[0-9a-f]{8}$/i

/** The colour when it is exactly `#RRGGBB`, as fields of text, button, glass and border want it (§5). */
export function parseHex(value: unknown): string | undefined {
  return typeof value === 'string' && hex6.test(value) ? value : undefined
}

/** `#RRGGBB`, `#RRGGBBAA` (glass) or `transparent`; anything else is no colour. */
export function parseColor(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  return hex6.test(value) || hex8.test(value) || value === 'transparent' ? value : undefined
}

/**
 * A hex colour with an opacity in percent as its two-digit alpha: `#ffffff` at 20 is `#ffffff33` (§9).
 * The opacity is clamped to 0–100.
 */
export function withAlpha(hex: string, percent: number): string {
  const share = Math.min(100, Math.max(0, percent)) / 100
  return `${hex}${Math.round(share * 255)
    .toString(16)
    .padStart(2, '0')}`
}
