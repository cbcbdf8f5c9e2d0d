import { photoLimits } from '@aurelio/contracts/profile'
import { readImage } from '../../platform/images/read-image.ts'

/** Sides of the squares that are kept, in pixels. */
export const photoSizes = [512, 128] as const
export type PhotoSize = (typeof photoSizes)[number]

/** Squares of a photo as WebP (dashboard.md §5, §9). */
export async function makePhoto(bytes: Buffer, declaredType: string) {
  return readImage({ bytes, declaredType }, photoLimits, async (image) => {
    const squares = []
    for (const size of photoSizes) {
      const square = image.clone().resize(size, size, { fit: 'cover' })
      squares.push({ size, bytes: await square.webp({ quality: 85 }).toBuffer() })
    }
    return squares
  })
}
