import { joined, slice, viewOf } from './byte-view.ts'
import type { CleanedPicture } from './cleaned.ts'
import { exifHead, minimalExif, orientationOf } from './orientation.ts'

const startOfScan = 0xda
const endOfImage = 0xd9
const comment = 0xfe
const application = { first: 0xe0, exif: 0xe1, profile: 0xe2, adobe: 0xee, last: 0xef }
/** Start of frame, whose kinds stand between other things. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Keeps what draws the picture; of its Exif the orientation alone. What follows its end goes: phones put more there. */
export function cleanJpeg(bytes: Uint8Array): CleanedPicture {
  const view = viewOf(bytes)
  const kept: Uint8Array[] = []
  let orientation = 1
  let size = { width: 0, height: 0 }
  let at = 2
  for (;;) {
    // Any number of 0xff may stand in front of a marker.
    while (view.getUint8(at + 1) === 0xff) at += 1
    if (view.getUint8(at) !== 0xff) throw new RangeError('No marker')
    const marker = view.getUint8(at + 1)
    if (marker === endOfImage) break
    const end = at + 2 + view.getUint16(at + 2)
    const segment = slice(bytes, at, end)
    if (isFrame(marker)) size = { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    if (marker === application.exif && isNamed(segment, exifHead))
      orientation = orientationOf(segment.subarray(10))
    if (draws(marker, segment)) kept.push(segment)
    if (marker === startOfScan) {
      const after = endOfScan(bytes, end)
      kept.push(slice(bytes, end, after))
      at = after
    } else at = end
  }
  const exif = orientation === 1 ? [] : [minimalExif(orientation)]
  const whole = joined([Uint8Array.of(0xff, 0xd8), ...exif, ...kept, Uint8Array.of(0xff, endOfImage)])
  // From five on the picture lies on its side.
  return orientation >= 5
    ? { bytes: whole, width: size.height, height: size.width }
    : { bytes: whole, ...size }
}

function draws(marker: number, segment: Uint8Array): boolean {
  if (marker === comment) return false
  if (marker < application.first || marker > application.last) return true
  if (marker === application.first) return isNamed(segment, 'JFIF\0')
  if (marker === application.profile) return isNamed(segment, 'ICC_PROFILE\0')
  return marker === application.adobe && isNamed(segment, 'Adobe')
}

function isNamed(segment: Uint8Array, name: string): boolean {
  return String.fromCharCode(...segment.subarray(4, 4 + name.length)) === name
}

/** Where the next marker stands after the packed pixels: stuffed bytes and restarts belong to them. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = from
  for (;;) {
    at = bytes.indexOf(0xff, at)
    const next = bytes[at + 1]
    if (at === -1 || next === undefined) throw new RangeError('No end of scan')
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
    at += next === 0xff ? 1 : 2
  }
}
