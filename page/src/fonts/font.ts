/** What a family replaces while it loads. */
export type FontKind = 'sans' | 'serif' | 'mono'

/** A family that the product brings: one variable file of Latin letters. */
export type Font = {
  /** As props and kits name it. */
  id: string
  /** As people know it. */
  name: string
  kind: FontKind
  weights: readonly [least: number, most: number]
  /** Beginning of the file's SHA-256: its address changes with its bytes. */
  hash: string
  bytes: number
  /** Percent of the letter's size, from the tables of the file. */
  ascent: number
  descent: number
  lineGap: number
  /** Percent by which the letters of the visitor's system become as wide, for weights below 600 and from there. */
  regular: number
  bold: number
}

/** The name of its file in an address; it changes with the file's bytes. */
export function fontFile({ id, hash }: Font): string {
  return `${id}-${hash}.woff2`
}
