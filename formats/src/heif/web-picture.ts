import type { HeifLibrary } from './library.ts'
import { displayP3 } from '../pictures/icc.ts'
import { boxedProfile } from './heif-marks.ts'
import { withHeif } from './open-heif.ts'

/** The picture has more pixels than may be decoded. */
export class TooManyPixels extends Error {
  override name = 'TooManyPixels'
}

type Pixels = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number }

/**
 * The first picture of a HEIF file, upright and in the web's colours; of a burst the one it is known by, of a Live Photo the still.
 * @throws TooManyPixels before anything is decoded; Error where the file is damaged or no HEIF
 */
export async function webPicture(
  library: HeifLibrary,
  bytes: Uint8Array,
  mostPixels: number,
): Promise<Pixels> {
  const pixels = await withHeif(library, bytes, ([first]) => {
    if (!first) throw new Error('There is no picture in this file')
    if (first.width * first.height > mostPixels) throw new TooManyPixels()
    return first.pixels()
  })
  if (boxedProfile(bytes) === displayP3) toSrgb(pixels.data)
  return pixels
}

const finest = 4096
/** Display P3 and sRGB share their curve, and are apart by these three rows. */
const rows = [
  [1.2249, -0.2247, 0],
  [-0.042, 1.0419, 0],
  [-0.0197, -0.0786, 1.0979],
] as const

function toSrgb(data: Uint8ClampedArray): void {
  const linear = Float64Array.from({ length: 256 }, (_, value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  const curved = Uint8ClampedArray.from({ length: finest + 1 }, (_, value) => {
    const share = value / finest
    return 255 * (share <= 0.003_130_8 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055)
  })
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue] = [
      linear[data[at] ?? 0] ?? 0,
      linear[data[at + 1] ?? 0] ?? 0,
      linear[data[at + 2] ?? 0] ?? 0,
    ]
    rows.forEach(([ofRed, ofGreen, ofBlue], channel) => {
      const share = ofRed * red + ofGreen * green + ofBlue * blue
      data[at + channel] = curved[Math.round(Math.min(1, Math.max(0, share)) * finest)] ?? 0
    })
  }
}
