/** A file as it goes between the page and Node. */
export type Carried = { name: string; base64: string }
/** `sample`: the name of the file it was made of, which is there too, as the operation `opened`. */
export type Checked = Carried & {
  operation: string
  sample: string
  before: number
  samePixels: boolean | null
  password?: string
}

/** A foreign file on the workbench: what each page says. */
export type Opened = { texts: string[]; repaired: boolean }
/** Why the product would not. */
export type Refusal = { refused: string }
/** `area` in shares of the first page. */
export type Covered =
  | { word: string }
  | { area: { left: number; top: number; width: number; height: number } }

export type Changed = 'organise' | 'lossless' | 'balanced' | 'strongest'

export type Foreign = {
  open: (file: Carried) => Promise<Opened | Refusal>
  cover: (what: Covered) => Promise<(Carried & { marks: number }) | Refusal>
  change: (how: Changed) => Promise<(Carried & { same: boolean; milliseconds: number }) | Refusal>
  given: () => Promise<Carried>
  merge: (
    given: readonly Carried[],
  ) => Promise<Carried & { ours: number; peer: number | null; pages: number }>
}

export type Bench = {
  /** The corpus, made anew: text, pictures, forms, outlines, links, locked, damaged. */
  corpus: () => Promise<Carried[]>
  /** Milliseconds of merging the three files of 367 pages: ours with and without a bookmark a file, and pdf-lib, each in a worker. */
  merge: () => Promise<{ ours: number; plain: number; peer: number }>
  /** Every operation over every file it takes. */
  operations: () => Promise<Checked[]>
  /** A document of these photographs (each JPEG as base64), as it is and in the two ways that encode pictures anew. */
  photographs: (jpegs: string[]) => Promise<{ before: number; balanced: Carried; strongest: Carried }>
  /** Milliseconds from a file to the picture of its first page. `cold`: with new workers; `warm`: with one that was loaded while the screen opened. */
  firstThumbnail: () => Promise<{ cold: number; warm: number }>
  foreign: Foreign
}

declare global {
  var pdfBench: Bench
}
