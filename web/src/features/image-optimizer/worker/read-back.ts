import { loadError } from '../engine/failure.ts'
import { mediaTypes } from '../engine/media-types.ts'
import { type OutputFormat, showsInBrowsers } from '../engine/settings.ts'
import { drawn, pixelsOf, release } from './pixels.ts'

/** Reads an encoded picture back, for comparing. */
export async function readBack(bytes: Uint8Array<ArrayBuffer>, format: OutputFormat): Promise<ImageData> {
  if (!showsInBrowsers(format)) {
    const { default: decodeJxl } = await import('@jsquash/jxl/decode.js')
    return decodeJxl(bytes.slice().buffer)
  }
  const blob = new Blob([bytes], { type: mediaTypes[format] })
  const bitmap = await createImageBitmap(blob).catch((error: unknown) => {
    throw loadError('encoder', String(error))
  })
  const made = drawn(bitmap, bitmap, null)
  bitmap.close()
  const pixels = pixelsOf(made)
  release(made)
  return pixels
}
