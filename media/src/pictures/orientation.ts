import { viewOf } from './byte-view.ts'

export const exifHead = 'Exif\0\0'
const orientationTag = 0x01_12

/** How a picture is to be turned, 1 to 8, by its TIFF directory; 1 where that says nothing that makes sense. */
export function orientationOf(tiff: Uint8Array): number {
  try {
    const view = viewOf(tiff)
    const isLittle = view.getUint16(0) === 0x49_49
    const directory = view.getUint32(4, isLittle)
    const count = view.getUint16(directory, isLittle)
    for (let entry = 0; entry < count; entry += 1) {
      const at = directory + 2 + entry * 12
      if (view.getUint16(at, isLittle) !== orientationTag) continue
      const value = view.getUint16(at + 8, isLittle)
      return value >= 1 && value <= 8 ? value : 1
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  return 1
}

/** A JPEG segment of Exif that tells the orientation and nothing else. */
export function minimalExif(orientation: number): Uint8Array {
  const tiff = [
    0x4d,
    0x4d,
    0,
    0x2a,
    0,
    0,
    0,
    8,
    0,
    1,
    0x01,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ]
  const body = [...Buffer.from(exifHead), ...tiff]
  return Uint8Array.from([0xff, 0xe1, 0, body.length + 2, ...body])
}
