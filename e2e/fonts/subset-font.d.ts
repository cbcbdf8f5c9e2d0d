/** What is asked of `subset-font`, which brings no types. */
declare module 'subset-font' {
  type Options = {
    targetFormat: 'truetype' | 'woff2'
    /** OpenType features that stay; all of them where none is named. */
    keepFeatures?: readonly string[]
    /** Entries of the name table that stay beside 0 to 6. */
    preserveNameIds?: readonly number[]
    dropTables?: readonly string[]
    noHinting?: boolean
    /** Every letter stays; no text may be given then. */
    keepAllGlyphs?: boolean
  }
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: Options,
  ): Promise<Buffer>
}
