/** What is used of libheif, whose own types know only its functions in C. */
export type HeifImage = {
  /** Pixels as the picture is seen, turned and cut. */
  get_width: () => number
  get_height: () => number
  is_primary: () => boolean
  has_alpha_channel: () => boolean
  /** Fills `target` with RGBA of 8 bits; calls back with null where the picture cannot be read. */
  display: (target: HeifPixels, done: (filled: HeifPixels | null) => void) => void
  free: () => void
}
type HeifPixels = { data: Uint8ClampedArray; width: number; height: number }
export type HeifLibrary = {
  HeifDecoder: new () => {
    /** The pictures of a file; none where it is no HEIF. */
    decode: (file: Uint8Array) => HeifImage[]
    /** What the file takes in memory. */
    decoder: object | null
  }
  heif_context_free: (context: object) => void
}
