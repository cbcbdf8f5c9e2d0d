import { cleanAvif } from './avif.ts'
import { BrokenPicture, type CleanedPicture } from './cleaned.ts'
import { cleanGif } from './gif.ts'
import { cleanJpeg } from './jpeg.ts'
import { cleanPng } from './png.ts'
import { drawingSize } from './svg.ts'
import { cleanWebp } from './webp.ts'

const cleaners = new Map<string, (bytes: Uint8Array) => CleanedPicture>([
  ['image/jpeg', cleanJpeg],
  ['image/png', cleanPng],
  ['image/webp', cleanWebp],
  ['image/gif', cleanGif],
  ['image/avif', cleanAvif],
  ['image/svg+xml', (bytes) => ({ bytes, ...drawingSize(bytes) })],
])

/**
 * The same picture without its metadata (Exif with its place, XMP, comments), not encoded anew: colours, profile and
 * orientation stay. What follows the end of the picture in its file goes too.
 * @throws BrokenPicture where the file ends early or cannot be followed
 */
export function cleanedPicture(bytes: Uint8Array, type: string): CleanedPicture {
  const clean = cleaners.get(type)
  if (!clean) throw new BrokenPicture(`No picture of type ${type}`)
  try {
    const cleaned = clean(bytes)
    if (cleaned.width > 0 && cleaned.height > 0) return cleaned
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  throw new BrokenPicture(`Not a whole ${type}`)
}
