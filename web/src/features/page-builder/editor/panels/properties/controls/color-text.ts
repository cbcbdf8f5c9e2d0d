/**
 * What a colour's text field accepts (page-builder.md §5, "Colour fields"):
 * - `hex`: #RRGGBB or nothing; anything else leaves the old value
 * - `background`: 'transparent', nothing (which is transparent), #RRGGBB or #RRGGBBAA; anything else becomes transparent
 * - a colour: #RRGGBB; anything else is cut to seven characters or becomes that colour
 */
export type ColorRule = 'hex' | 'background' | `#${string}`

const hex = /^#[0-9a-f]{6}$/i
const hexWithAlpha = /^#[0-9a-f]{8}$/i
const transparent = 'transparent'

export function isHexColor(text: string): boolean {
  return hex.test(text)
}

/** Longest text of the field; none for `hex`: a longer text is no colour, and its beginning none either. */
export function colorLength(rule: ColorRule): number | undefined {
  if (rule === 'hex') return undefined
  return rule === 'background' ? transparent.length : 7
}

/**
 * True where nothing of a text would remain in the field: only a person who empties it means it to be empty. What is
 * pasted into a background or a border is no colour either, and there §5 says what comes in its place.
 */
export function isRefused(text: string, rule: ColorRule, isTyped: boolean): boolean {
  return text !== '' && (isTyped || rule === 'hex') && filterColor(text, rule) === ''
}

/** What remains of the typed text: hexadecimal digits and '#', or the beginning of 'transparent'. */
export function filterColor(text: string, rule: ColorRule): string {
  const lower = text.trim().toLowerCase()
  if (rule === 'background' && transparent.startsWith(lower)) return lower
  return text.replaceAll(/[^#0-9a-f]/gi, '').slice(0, colorLength(rule))
}

/** The value that takes effect while typing; null while the text is not one. */
export function acceptedColor(text: string, rule: ColorRule): string | null {
  if (isHexColor(text)) return text
  if (rule === 'background' && hexWithAlpha.test(text)) return text
  if (rule === 'background' && (text === '' || text === transparent)) return transparent
  return rule === 'hex' && text === '' ? '' : null
}

/** The value the field ends with when it loses focus; null leaves the old one. */
export function settledColor(text: string, rule: ColorRule): string | null {
  const accepted = acceptedColor(text, rule)
  if (accepted !== null || rule === 'hex') return accepted
  if (rule === 'background') return transparent
  const cut = text.slice(0, 7)
  return isHexColor(cut) ? cut : rule
}
