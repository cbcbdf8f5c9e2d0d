import { type FailureCode, loadError, OptimizeError } from '../engine/failure.ts'
import { type ImageHeader, shownSize } from '../header/header.ts'
import { withoutWebGamma } from '../header/png.ts'
import { readHeader } from '../header/read-header.ts'
import { decodeHeic, heicHeader } from './decode-heic.ts'
import { decodeTiff } from './decode-tiff.ts'

/** 120 megapixels are 480 MB once decoded: more ends the tab on many machines. */
export const mostPixels = 120_000_000
const longestSide = 65_535

/** `picture`: which one of a burst, 0 for the one that the file is known by. */
export type Source = { bytes: Uint8Array<ArrayBuffer>; header: ImageHeader; picture: number }

/** Reads a file and its header; throws where it cannot be read at all. */
export async function readSource(file: Blob, picture = 0): Promise<Source> {
  const buffer = await file.arrayBuffer().catch((error: unknown) => {
    throw loadError('unreadable-file', String(error))
  })
  const bytes = new Uint8Array(buffer)
  const header = readHeader(bytes)
  return {
    bytes,
    header: header.kind === 'heic' ? await heicHeader(bytes, header, picture) : header,
    picture,
  }
}

/** Refuses what would decode wrongly or not at all, before memory is spent on it. */
export function refuseUnfit({ header, bytes }: Source): void {
  if (bytes.length === 0) throw loadError('truncated', 'the file is empty')
  if (header.kind === 'svg') throw loadError('vector', 'SVG is drawn, not encoded')
  const size = shownSize(header)
  if (size.width * size.height > mostPixels || Math.max(size.width, size.height) > longestSide)
    throw loadError('too-many-pixels', `${size.width} x ${size.height} pixels`, size)
  if (!header.isComplete) throw loadError(damaged(header), `the ${header.kind} file ends too early`)
}

function damaged({ kind }: ImageHeader): FailureCode {
  if (kind === 'unknown') return 'not-an-image'
  return kind === 'heic' ? 'heic-damaged' : 'truncated'
}

const mediaTypes: Partial<Record<ImageHeader['kind'], string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  bmp: 'image/bmp',
}

/** Decodes a file, upright and in the web's colours, by what it is and not by its name. The caller closes the bitmap. */
export async function decode(source: Source, file: Blob): Promise<ImageBitmap> {
  const { header } = source
  try {
    return await createImageBitmap(await readable(source, file), {
      imageOrientation: 'from-image',
      colorSpaceConversion: 'default',
      premultiplyAlpha: 'default',
    })
  } catch (error) {
    if (error instanceof OptimizeError) throw error
    throw loadError(damaged(header), String(error))
  }
}

/** What the browser can make a picture of. */
async function readable(source: Source, file: Blob): Promise<Blob | ImageData> {
  const { bytes, header, picture } = source
  if (header.kind === 'heic') return decodeHeic(bytes, header, picture)
  if (header.kind === 'tiff') return decodeTiff(bytes)
  const plain = header.kind === 'png' ? withoutWebGamma(bytes) : bytes
  return new Blob([plain], { type: mediaTypes[header.kind] ?? file.type })
}
