import { heifLibrary, HeifUnavailable } from '../../../platform/pictures/heif/heif-library.ts'
import { type HeifPicture, withHeif } from '@aurelio/formats/heif/open-heif'
import { displayP3 } from '@aurelio/formats/pictures/icc'
import { loadError } from '../engine/failure.ts'
import type { ImageHeader } from '../header/header.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** The header with what only the library tells of a picture: its upright size, and how many there are. */
export function heicHeader(bytes: Bytes, header: ImageHeader, picture: number): Promise<ImageHeader> {
  return open(bytes, (pictures) => {
    const chosen = pictures[picture]
    if (!chosen) return { ...header, isComplete: false }
    const { width, height, hasAlpha } = chosen
    return { ...header, width, height, hasAlpha, pictures: pictures.length }
  })
}

/** The pixels of one picture of a HEIC file, in the colours that it was taken in. Throws OptimizeError. */
export async function decodeHeic(bytes: Bytes, header: ImageHeader, picture: number): Promise<ImageData> {
  const { data, width, height } = await open(bytes, (pictures) => {
    const chosen = pictures[picture]
    if (!chosen) throw loadError('heic-damaged', 'the heic file holds no such picture')
    return chosen.pixels()
  })
  const colorSpace = header.profile === displayP3 ? 'display-p3' : 'srgb'
  return new ImageData(data, width, height, { colorSpace })
}

async function open<Result>(bytes: Bytes, work: (pictures: HeifPicture[]) => Promise<Result> | Result) {
  const library = await heifLibrary().catch((error: unknown) => {
    throw error instanceof HeifUnavailable ? loadError('heic-unavailable', error.message) : error
  })
  return withHeif(library, bytes, work)
}
