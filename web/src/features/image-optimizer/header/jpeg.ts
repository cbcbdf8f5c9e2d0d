import { reader } from '@aurelio/formats/pictures/bytes'
import { eoi, jpegSegments, segmentContent } from '../../../platform/pictures/jpeg-segments.ts'
import { readTiff } from '../../../platform/pictures/tiff.ts'
import { blankHeader, type ImageHeader } from './header.ts'
import { profileName } from '@aurelio/formats/pictures/icc'

/** Frame headers carry the size: 0xC0 to 0xCF without tables (C4), reserved (C8) and arithmetic conditions (CC). */
function isFrame(marker: number) {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
}

export function jpegHeader(bytes: Uint8Array): ImageHeader {
  const r = reader(bytes)
  const { segments, scan } = jpegSegments(bytes)
  const header = { ...blankHeader, kind: 'jpeg' as const, isComplete: endsWell(bytes, scan) }
  for (const segment of segments) {
    if (isFrame(segment.marker)) {
      header.bitDepth = r.u8(segment.start + 4)
      header.height = r.u16(segment.start + 5)
      header.width = r.u16(segment.start + 7)
      header.isCmyk = r.u8(segment.start + 9) === 4
      continue
    }
    const { kind, data } = segmentContent(bytes, segment)
    if (kind === 'exif') header.orientation = readTiff(data)?.orientation ?? 1
    if (kind === 'icc' && header.profile === null) header.profile = profileName(data)
  }
  return header
}

/** An end marker must follow the data; cameras may append more after it. */
function endsWell(bytes: Uint8Array, scan: number): boolean {
  for (let at = bytes.length - 2; at > scan; at -= 1) {
    if (bytes[at] === 0xff && bytes[at + 1] === eoi) return true
  }
  return false
}
