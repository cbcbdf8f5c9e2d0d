import type { HeifImage, HeifLibrary } from './library.ts'

/** A picture of a HEIF file, upright. Its pixels mean the colours that the file says. */
export type HeifPicture = {
  width: number
  height: number
  hasAlpha: boolean
  /** RGBA of 8 bits; rejects where the data are damaged. */
  pixels: () => Promise<{ data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number }>
}

/**
 * Opens a HEIF file for as long as `work` is done with its pictures: the one it is known by first, then the others of a
 * burst. There are none where the file is damaged.
 */
export async function withHeif<Result>(
  library: HeifLibrary,
  bytes: Uint8Array,
  work: (pictures: HeifPicture[]) => Promise<Result> | Result,
): Promise<Result> {
  const file = new library.HeifDecoder()
  const images = file.decode(bytes)
  try {
    const first = images.filter((image) => image.is_primary())
    const others = images.filter((image) => !image.is_primary())
    return await work([...first, ...others].map(pictureOf))
  } finally {
    for (const image of images) image.free()
    if (file.decoder) library.heif_context_free(file.decoder)
  }
}

function pictureOf(image: HeifImage): HeifPicture {
  const width = image.get_width()
  const height = image.get_height()
  return {
    width,
    height,
    hasAlpha: image.has_alpha_channel(),
    pixels: () =>
      new Promise((resolve, reject) => {
        const target = { data: new Uint8ClampedArray(width * height * 4), width, height }
        image.display(target, (filled) =>
          filled ? resolve(target) : reject(new Error('The picture of this HEIF file cannot be read')),
        )
      }),
  }
}
