import type { Family } from './families.ts'

/** A family with its file: one variable font of Latin letters. */
export type Font = Family & {
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
