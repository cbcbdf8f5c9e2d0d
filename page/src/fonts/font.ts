import type { Family } from './families.ts'

/** What is known of a family's files. */
export type Measures = {
  weights: readonly [least: number, most: number]
  /** Beginning of the file's SHA-256: its address changes with its bytes. */
  hash: string
  bytes: number
  /** That of the file of its rare letters. */
  rareHash: string
  /** Percent of the letter's size, from the tables of the file. */
  ascent: number
  descent: number
  lineGap: number
  /** Percent by which the letters of the visitor's system become as wide, for weights below 600 and from there. */
  regular: number
  bold: number
}

/** A family with its files: variable fonts of the letters that pages are written in, and of the other ones of Latin. */
export type Font = Family & Measures

/** The name of its file in an address; it changes with the file's bytes. */
export function fontFile({ id, hash }: Font): string {
  return `${id}-${hash}.woff2`
}

/** That of its rare letters, likewise. */
export function rareFile({ id, rareHash }: Font): string {
  return `${id}-rare-${rareHash}.woff2`
}
