/** What of a picture of the product a page may use instead of it, and how large it is. */
export type PictureFacts = {
  /** In pixels. */
  width: number
  height: number
  /** Widths of its AVIF and WebP variants, rising; empty where there are none. */
  widths: readonly number[]
  /** Width of the JPEG for browsers that know neither; null where the picture itself will do. */
  plain: number | null
}

/** Facts by the address of the picture, as documents name it. */
export type KnownPictures = ReadonlyMap<string, PictureFacts>

/** Where a variant of the picture at `address` stands: `/p/_pictures/<id>-960.avif`. */
export function variantAddress(address: string, width: number, extension: string): string {
  return address.replace(/\.[a-z]+$/, `-${width}.${extension}`)
}
