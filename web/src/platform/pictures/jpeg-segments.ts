import { reader } from '@aurelio/formats/pictures/bytes'
import { readTiff } from './tiff.ts'

export type JpegSegment = { marker: number; start: number; end: number }

const sos = 0xda
/** Ends a picture. */
export const eoi = 0xd9

/** The segments before the picture's data, each from its 0xFF to its end; `scan` is where the data begins. */
export function jpegSegments(bytes: Uint8Array): { segments: JpegSegment[]; scan: number } {
  const r = reader(bytes)
  const segments: JpegSegment[] = []
  let at = 2
  while (at + 4 <= bytes.length) {
    if (r.u8(at) !== 0xff) break
    const marker = r.u8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === sos || marker === eoi) return { segments, scan: at }
    const end = at + 2 + Math.max(2, r.u16(at + 2))
    if (end > bytes.length) break
    segments.push({ marker, start: at, end })
    at = end
  }
  return { segments, scan: bytes.length }
}

const exifMark = 'Exif\0\0'
const xmpMark = 'http://ns.adobe.com/xap/1.0/\0'
const iptcMark = 'Photoshop 3.0\0'
const iccMark = 'ICC_PROFILE\0'

/** What a segment carries besides the picture. */
export function segmentContent(bytes: Uint8Array, { marker, start, end }: JpegSegment) {
  const r = reader(bytes)
  const starts = (mark: string) => r.text(start + 4, mark.length) === mark
  const after = (mark: string) => bytes.subarray(start + 4 + mark.length, end)
  if (marker === 0xe1 && starts(exifMark)) return { kind: 'exif', data: after(exifMark) } as const
  if (marker === 0xe1 && starts(xmpMark)) return { kind: 'xmp', data: after(xmpMark) } as const
  if (marker === 0xed && starts(iptcMark))
    return { kind: 'iptc', data: bytes.subarray(start + 4, end) } as const
  if (marker === 0xe2 && starts(iccMark)) return { kind: 'icc', data: after(iccMark).subarray(2) } as const
  return { kind: 'other', data: bytes.subarray(start + 4, end) } as const
}

/** How a JPEG is to be turned and mirrored, 1 to 8 as EXIF counts; 1 where it does not say. */
export function jpegOrientation(bytes: Uint8Array): number {
  for (const segment of jpegSegments(bytes).segments) {
    const { kind, data } = segmentContent(bytes, segment)
    if (kind === 'exif') return readTiff(data)?.orientation ?? 1
  }
  return 1
}
