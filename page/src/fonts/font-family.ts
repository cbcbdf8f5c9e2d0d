import type { Font, FontKind } from './font.ts'
import { findFont, fonts } from './fonts.ts'

/** Letters of the visitor's own system. */
const generic: Record<FontKind, string> = {
  sans: 'system-ui,sans-serif',
  serif: 'Georgia,serif',
  mono: 'ui-monospace,monospace',
}

/** The name under which a page knows the letter that stands for a family until its file is there. */
export function fallbackName({ name }: Font): string {
  return `${name} fallback`
}

/** What `font-family` says of a family; undefined for '' and for one that the product does not bring. */
export function fontFamily(id: string): string | undefined {
  const font = findFont(id)
  return font && familyText(font)
}

function familyText(font: Font): string {
  return `"${font.name}","${fallbackName(font)}",${generic[font.kind]}`
}

const byText = new Map(fonts.map((font) => [familyText(font), font]))

/** The family behind a declaration of `fontFamily`; undefined where it names none of the product's. */
export function fontOfFamily(text: unknown): Font | undefined {
  return typeof text === 'string' ? byText.get(text) : undefined
}
