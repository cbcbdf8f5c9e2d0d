/** The ratio of WCAG 2.2 between two colours `#RRGGBB`: 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** What WCAG calls a contrast of text: AAA from 7, AA from 4.5; from 3 it does for large text alone. */
export type ContrastGrade = 'AAA' | 'AA' | 'large' | 'poor'

export function contrastGrade(ratio: number): ContrastGrade {
  if (ratio >= 7) return 'AAA'
  if (ratio >= 4.5) return 'AA'
  return ratio >= 3 ? 'large' : 'poor'
}

function luminance(hex: string) {
  const [red, green, blue] = channels(hex).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

/** Two colours `#RRGGBB` mixed in sRGB; `share` of the first, 0 to 1. */
export function mixColors(one: string, other: string, share: number): string {
  const second = channels(other)
  const mixed = channels(one).map((channel, at) =>
    Math.round(channel * share + (second[at] ?? 0) * (1 - share)),
  )
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}
