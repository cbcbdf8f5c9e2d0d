import { loadError } from '../engine/failure.ts'
import { type ImageHeader, shownSize } from '../header/header.ts'
import { withoutWebGamma } from '../header/png.ts'
import { readHeader } from '../header/read-header.ts'
import { decodeTiff } from './decode-tiff.ts'

/** 120 megapixels are 480 MB once decoded: more ends the tab on many machines. */
export const mostPixels = 120_000_000
const longestSide = 65_535

export type Source = { bytes: Uint8Array<ArrayBuffer>; header: ImageHeader }

/** Reads a file and its header; throws where it cannot be read at all. */
export async function readSource(file: Blob): Promise<Source> {
  const buffer = await file.arrayBuffer().catch((error: unknown) => {
    throw loadError('unreadable-file', String(error))
  })
  const bytes = new Uint8Array(buffer)
  return { bytes, header: readHeader(bytes) }
}

/** Refuses what would decode wrongly or not at all, before memory is spent on it. */
export function refuseUnfit({ header, bytes }: Source): void {
  if (bytes.length === 0) throw loadError('truncated', 'the file is empty')
  if (header.kind === 'svg') throw loadError('vector', 'SVG is drawn, not encoded')
  const size = shownSize(header)
  if (size.width * size.height > mostPixels || Math.max(size.width, size.height) > longestSide)
    throw loadError('too-many-pixels', `${size.width} x ${size.height} pixels`, size)
  if (!header.isComplete) throw loadError('truncated', `the ${header.kind} file ends too early`)
}

const mediaTypes: Partial<Record<ImageHeader['kind'], string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  heic: 'image/heic',
  bmp: 'image/bmp',
}

/** Decodes a file, upright and in the web's colours, by what it is and not by its name. The caller closes the bitmap. */
export async function decode({ bytes, header }: Source, file: Blob): Promise<ImageBitmap> {
  const type = mediaTypes[header.kind] ?? file.type
  try {
    const plain = header.kind === 'png' ? withoutWebGamma(bytes) : bytes
    const picture = header.kind === 'tiff' ? await decodeTiff(bytes) : new Blob([plain], { type })
    return await createImageBitmap(picture, {
      imageOrientation: 'from-image',
      colorSpaceConversion: 'default',
      premultiplyAlpha: 'default',
    })
  } catch (error) {
    if (header.kind === 'heic') throw loadError('heic', String(error))
    throw loadError(header.kind === 'unknown' ? 'not-an-image' : 'truncated', String(error))
  }
}
