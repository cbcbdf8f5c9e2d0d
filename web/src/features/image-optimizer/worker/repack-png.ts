import { keptOriginal } from '../metadata/kept-original.ts'
import type { Source } from './load-image.ts'
import type { EncodeSettings } from '../engine/settings.ts'

/**
 * A PNG packed tighter with nothing decoded: every number it holds stays, and with them its depth, its profile and
 * its gamma. Null where more is asked for than that, or where the packer does not read the file.
 */
export async function repackPng(
  { bytes, header }: Source,
  { format, mode, quality, fast, maxWidth, metadata }: EncodeSettings,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const lossless = format === 'png' && mode === 'fixed' && quality === 100 && !fast
  const asStored = header.orientation === 1 && header.frames === 1 && header.width <= maxWidth
  if (!lossless || header.kind !== 'png' || !asStored) return null
  const { default: oxipng } = await import('@jsquash/oxipng/optimise.js')
  const plain = keptOriginal(bytes, 'png', metadata)
  try {
    // What cannot be seen is kept too: a program may use it.
    return new Uint8Array(await oxipng(plain.slice().buffer, { level: 2, optimiseAlpha: false }))
  } catch {
    return null
  }
}
