import type { Sharp } from 'sharp'
import { loadSharp } from './load-sharp.ts'

export type ImageRefusal = 'too-large' | 'wrong-type' | 'too-few-pixels' | 'too-many-pixels' | 'broken'
/** Bytes of the file, and the least and the most pixels of a side. */
export type ImageLimits = { bytes: number; minPixels: number; maxPixels: number }

/** The type by the first bytes; null for anything but JPG, PNG and WebP. */
function typeOf(bytes: Uint8Array) {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg'
  if (text(0, 8) === '\u0089PNG\r\n\u001a\n') return 'image/png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'image/webp'
  return null
}

/**
 * What `draw` makes of an image that somebody sent: upright, without metadata. The bytes must be what their sender says;
 * size and sides (in pixels) are checked before anything is decoded.
 */
export async function readImage<Made>(
  sent: { bytes: Buffer; declaredType: string },
  limits: ImageLimits,
  draw: (image: Sharp) => Promise<Made>,
): Promise<{ kind: 'made'; made: Made } | { kind: ImageRefusal }> {
  const { bytes, declaredType } = sent
  if (bytes.length > limits.bytes) return { kind: 'too-large' }
  const type = typeOf(bytes)
  if (!type || type !== declaredType) return { kind: 'wrong-type' }
  const sharp = await loadSharp()
  try {
    const { width, height, format } = await sharp(bytes, {
      failOn: 'error',
      limitInputPixels: false,
    }).metadata()
    if (`image/${format}` !== type) return { kind: 'wrong-type' }
    if (Math.min(width, height) < limits.minPixels) return { kind: 'too-few-pixels' }
    if (Math.max(width, height) > limits.maxPixels) return { kind: 'too-many-pixels' }
    const options = { limitInputPixels: limits.maxPixels ** 2, failOn: 'error' } as const
    return { kind: 'made', made: await draw(sharp(bytes, options).autoOrient()) }
  } catch {
    return { kind: 'broken' }
  }
}
