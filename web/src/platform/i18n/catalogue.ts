/** Spanish text to another language's: what a `texts/<language>.json` holds. */
export type Catalogue = Readonly<Record<string, string>>

/** The catalogues of all parts as one; a text that several say stands in any of them. */
export function merged(parts: Readonly<Record<string, Catalogue>>): Catalogue {
  return Object.assign({}, ...Object.values(parts))
}
