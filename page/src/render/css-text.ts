import type { Declarations } from '../elements/definition.ts'

/** One declaration list as property and value; numbers are unitless, as in React's inline styles. */
export function cssDeclarations(declarations: Declarations): Map<string, string> {
  const written = new Map<string, string>()
  for (const [property, value] of Object.entries(declarations)) {
    if (typeof value !== 'string' && typeof value !== 'number') continue
    const text = String(value)
    if (text !== '' && isContained(text)) written.set(cssProperty(property), shortened(text))
  }
  return withOneGap(written)
}

/** Colours with half their digits where that is the same colour; what stands in quotes stays. */
function shortened(text: string): string {
  return text.includes('"')
    ? text
    : text.replaceAll(/#([\da-f])\1([\da-f])\2([\da-f])\3(?![\w-])/g, '#$1$2$3')
}

/** The gaps of both directions as the one declaration that says both. */
function withOneGap(written: Map<string, string>): Map<string, string> {
  const [row, column] = [written.get('row-gap'), written.get('column-gap')]
  if (row === undefined || column === undefined) return written
  const gap = row === column ? row : `${row} ${column}`
  return new Map(
    [...written].flatMap(([property, text]): [string, string][] => {
      if (property === 'column-gap') return []
      return [property === 'row-gap' ? ['gap', gap] : [property, text]]
    }),
  )
}

const reference = /var\((--[\w-]+),\s*((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g

/** A page's CSS with what stands behind a custom property in place of each that neither it nor its scripts ever set. */
export function withoutUnsetProperties(css: string, scripts: readonly string[]): string {
  const isSet = (property: string) =>
    css.includes(`${property}:`) || scripts.some((script) => script.includes(property))
  const settled = (text: string): string =>
    text.replaceAll(reference, (_, property: string, fallback: string) =>
      isSet(property) ? `var(${property}, ${settled(fallback)})` : settled(fallback),
    )
  return settled(css)
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
