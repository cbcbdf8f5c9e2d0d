import type { Declarations } from '../elements/definition.ts'

/** One declaration list as property and value; numbers are unitless, as in React's inline styles. */
export function cssDeclarations(declarations: Declarations): Map<string, string> {
  const written = new Map<string, string>()
  for (const [property, value] of Object.entries(declarations)) {
    if (typeof value !== 'string' && typeof value !== 'number') continue
    const text = String(value)
    if (text !== '' && isContained(text)) written.set(cssProperty(property), text)
  }
  return written
}

/** `backgroundColor` as `background-color`, `WebkitBackdropFilter` as `-webkit-backdrop-filter`. */
function cssProperty(property: string): string {
  return property.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/**
 * False for a value that would leave its declaration. Styles are built from typed values, so this never
 * happens; it is here so that a mistake in one element cannot open the whole page.
 */
function isContained(text: string): boolean {
  return !/[;{}<>\\]|\/\*/.test(text.replaceAll(/"[^"\\<>\n]*"/g, '""'))
}
