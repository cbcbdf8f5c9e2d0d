/** One plane of a JPEG (ITU-T T.81): its quantised coefficients, block by block, each in zigzag order. */
export type Component = {
  id: number
  /** Sampling factors. */
  across: number
  down: number
  /** Which quantisation table it has. */
  table: number
  /** Blocks that hold pixels of the picture. */
  width: number
  height: number
  /** Blocks of a stored row: whole units of all planes together. */
  stride: number
  rows: number
  coefficients: Int16Array<ArrayBuffer>
}

export type JpegPicture = {
  width: number
  height: number
  components: Component[]
  /** Largest sampling factors of all planes. */
  across: number
  down: number
  /** By number, in zigzag order. */
  tables: ReadonlyMap<number, Uint16Array>
  /** What stands before the picture and is none of it: profile, notes, how colours are meant. Each with its mark. */
  notes: Uint8Array<ArrayBuffer>[]
}

/** Thrown for a file that is damaged, or of a kind that is read in another way. */
export class UnfitJpeg extends Error {
  override name = 'UnfitJpeg'
}
