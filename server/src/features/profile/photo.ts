import { photoLimits } from '@aurelio/contracts/profile'

/** Sides of the squares that are kept, in pixels. */
export const photoSizes = [512, 128] as const
export type PhotoSize = (typeof photoSizes)[number]

export type PhotoRefusal = 'too-large' | 'wrong-type' | 'too-few-pixels' | 'too-many-pixels' | 'broken'
export type MadePhoto =
  | { kind: 'made'; squares: { size: PhotoSize; bytes: Buffer }[] }
  | { kind: PhotoRefusal }

/** Loaded with the first photo: its library is large. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  // One photo is work of milliseconds; a pool of threads and caches would only hold memory.
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}

/** The type by the first bytes; null for anything but JPG, PNG and WebP. */
function typeOf(bytes: Uint8Array) {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg'
  if (text(0, 8) === '\u0089PNG\r\n\u001a\n') return 'image/png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'image/webp'
  return null
}

/**
 * Squares of a photo as WebP, upright, without metadata. The bytes must be what their sender says; size and pixels are
 * checked before anything is decoded (dashboard.md §5, §9).
 */
export async function makePhoto(bytes: Buffer, declaredType: string): Promise<MadePhoto> {
  if (bytes.length > photoLimits.bytes) return { kind: 'too-large' }
  const type = typeOf(bytes)
  if (!type || type !== declaredType) return { kind: 'wrong-type' }
  const sharp = await loadSharp()
  try {
    const options = { limitInputPixels: photoLimits.maxPixels ** 2, failOn: 'error' } as const
    const { width, height, format } = await sharp(bytes, { ...options, limitInputPixels: false }).metadata()
    if (`image/${format}` !== type) return { kind: 'wrong-type' }
    if (Math.min(width, height) < photoLimits.minPixels) return { kind: 'too-few-pixels' }
    if (Math.max(width, height) > photoLimits.maxPixels) return { kind: 'too-many-pixels' }
    const squares = []
    for (const size of photoSizes) {
      const square = sharp(bytes, options).autoOrient().resize(size, size, { fit: 'cover' })
      squares.push({ size, bytes: await square.webp({ quality: 85 }).toBuffer() })
    }
    return { kind: 'made', squares }
  } catch {
    return { kind: 'broken' }
  }
}
