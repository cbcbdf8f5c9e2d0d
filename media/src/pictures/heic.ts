import type { HeifLibrary } from 'libheif-js/libheif-wasm/libheif-bundle.mjs'
import type { Pixels } from './codecs.ts'

const brands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])
const latin = new TextDecoder('latin1')

/** The picture has more pixels than may be decoded. */
export class TooManyPixels extends Error {
  override name = 'TooManyPixels'
}

/** True for HEIC and HEIF: what phones write. AVIF, in the same kind of file, is none. */
export function isHeic(bytes: Uint8Array): boolean {
  const head = latin.decode(bytes.subarray(0, 64))
  if (head.slice(4, 8) !== 'ftyp') return false
  const length = Math.min(64, new DataView(bytes.buffer, bytes.byteOffset).getUint32(0))
  return brands.has(head.slice(8, 12)) && !head.slice(8, length).includes('avi')
}

let loaded: Promise<HeifLibrary> | undefined

/**
 * The first picture of a HEIC file, upright and in the web's colours; of a burst the one it is known by, of a Live Photo the still.
 * @throws TooManyPixels before anything is decoded; Error where the file is damaged or no HEIC
 */
export async function decodedHeic(bytes: Uint8Array, mostPixels: number): Promise<Pixels> {
  const library = await (loaded ??= load())
  const file = new library.HeifDecoder()
  const images = file.decode(bytes)
  try {
    const first = images.find((image) => image.is_primary()) ?? images[0]
    if (!first) throw new Error('There is no picture in this file')
    const [width, height] = [first.get_width(), first.get_height()]
    if (width * height > mostPixels) throw new TooManyPixels()
    const pixels = { data: new Uint8ClampedArray(width * height * 4), width, height }
    await new Promise<void>((resolve, reject) => {
      first.display(pixels, (filled) =>
        filled ? resolve() : reject(new Error('The picture of this HEIC file cannot be read')),
      )
    })
    if (isDisplayP3(bytes)) toSrgb(pixels.data)
    return pixels
  } finally {
    for (const image of images) image.free()
    if (file.decoder) library.heif_context_free(file.decoder)
  }
}

/** The library as its package brings it, a file of its own that an installation may replace. It tells the console of damage. */
async function load(): Promise<HeifLibrary> {
  const { default: create } = await import('libheif-js/libheif-wasm/libheif-bundle.mjs')
  return create()
}

/** Boxes that say colours stand in the first part of a file. */
const headBytes = 256 * 1024

/** Where red stands in a profile of Display P3, as X of paper's white, and how far writers round. */
const [redOfP3, rounding] = [0.5151, 0.004]

function isDisplayP3(bytes: Uint8Array): boolean {
  const head = latin.decode(bytes.subarray(0, headBytes))
  const numbered = head.indexOf('colrnclx')
  if (numbered >= 0 && bytes[numbered + 8] === 0 && bytes[numbered + 9] === 12) return true
  const at = head.indexOf('colrprof')
  // Its list of tags says where the point of red is written, behind eight bytes of its own.
  const tag = at < 0 ? -1 : head.indexOf('rXYZ', at)
  if (tag < 0 || tag + 8 > bytes.length) return false
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const place = at + 8 + view.getUint32(tag + 4) + 8
  return place + 4 <= bytes.length && Math.abs(view.getInt32(place) / 65_536 - redOfP3) < rounding
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
