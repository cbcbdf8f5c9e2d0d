import { isSrgbName } from '@aurelio/formats/pictures/icc'
import type { Source } from './load-image.ts'

/**
 * The very bytes of a picture with transparency. A canvas keeps colours multiplied by it and gives back others. Null
 * where nothing is transparent, so that a canvas gives what it was given, and where the browser has something to
 * convert: colours, depth, a turn.
 */
export async function exactPixels({ bytes, header }: Source): Promise<ImageData | null> {
  const { kind, hasAlpha, orientation, frames, bitDepth, profile } = header
  const asStored = orientation === 1 && frames === 1 && bitDepth <= 8
  if (!hasAlpha || !asStored || (profile !== null && !isSrgbName(profile))) return null
  const decode = await decoderOf(kind)
  try {
    return decode ? await decode(bytes.slice().buffer) : null
  } catch {
    // Browsers forgive more than decoders do.
    return null
  }
}

async function decoderOf(kind: string) {
  if (kind === 'png') return (await import('@jsquash/png/decode.js')).decode
  if (kind === 'webp') return (await import('@jsquash/webp/decode.js')).default
  return null
}
