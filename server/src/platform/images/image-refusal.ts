import { refusal } from '../http/failures.ts'
import type { ImageLimits, ImageRefusal } from './read-image.ts'

/** How an image that is not taken is refused. */
export function imageRefusal(kind: ImageRefusal, { bytes, minPixels, maxPixels }: ImageLimits) {
  const refusals = {
    'too-large': refusal('PAYLOAD_TOO_LARGE', { bytes }),
    'wrong-type': refusal('UNSUPPORTED_MEDIA_TYPE', { accepted: 'jpg, png, webp' }),
    'too-few-pixels': refusal('TOO_FEW_PIXELS', { pixels: minPixels }),
    'too-many-pixels': refusal('TOO_MANY_PIXELS', { pixels: maxPixels }),
    broken: refusal('BROKEN_IMAGE'),
  } satisfies Record<ImageRefusal, unknown>
  return refusals[kind]
}
