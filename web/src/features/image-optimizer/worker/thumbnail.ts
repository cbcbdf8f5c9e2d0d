import { loadError } from '../engine/failure.ts'
import { scaled } from '../engine/dimensions.ts'
import { decode, readSource, refuseUnfit } from './load-image.ts'
import { drawn, release } from './pixels.ts'

/** Twice the width of a card, for dense screens. */
const longestSide = 480

/** A small picture of a file for its card. Throws OptimizeError where the file cannot be shown. */
export async function thumbnail(file: Blob): Promise<Blob> {
  const source = await readSource(file)
  refuseUnfit(source)
  const bitmap = await decode(source, file)
  const size = scaled(bitmap, Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height)))
  const made = drawn(bitmap, size, null)
  bitmap.close()
  // Browsers that write no WebP give PNG here, which shows as well.
  const blob = await made.canvas
    .convertToBlob({ type: 'image/webp', quality: 0.8 })
    .catch((error: unknown) => {
      throw loadError('out-of-memory', String(error))
    })
  release(made)
  return blob
}
