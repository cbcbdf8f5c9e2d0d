import { readTiff } from '../../../platform/pictures/tiff.ts'
import { reader } from '@aurelio/formats/pictures/bytes'
import { blankHeader, type ImageHeader } from './header.ts'
import { profileName } from '@aurelio/formats/pictures/icc'

export type RiffChunk = { type: string; start: number; data: Uint8Array; end: number }

/** The chunks of a WebP file, padding included in `end`; stops at the first that the file does not hold whole. */
export function riffChunks(bytes: Uint8Array): RiffChunk[] {
  const r = reader(bytes)
  const chunks: RiffChunk[] = []
  let at = 12
  while (at + 8 <= bytes.length) {
    const length = r.u32le(at + 4)
    if (at + 8 + length > bytes.length) break
    const end = at + 8 + length + (length % 2)
    chunks.push({ type: r.text(at, 4), start: at, data: bytes.subarray(at + 8, at + 8 + length), end })
    at = end
  }
  return chunks
}

export function webpHeader(bytes: Uint8Array): ImageHeader {
  const chunks = riffChunks(bytes)
  const find = (type: string) => chunks.find((chunk) => chunk.type === type)?.data
  const exif = find('EXIF')
  const profile = find('ICCP')
  return {
    ...blankHeader,
    kind: 'webp',
    ...frameOf(bytes, find('VP8X'), find('VP8L'), find('VP8 ')),
    frames: Math.max(1, chunks.filter(({ type }) => type === 'ANMF').length),
    orientation: (exif && readTiff(exif)?.orientation) ?? 1,
    profile: profile ? profileName(profile) : null,
    isComplete: reader(bytes).u32le(4) + 8 <= bytes.length && chunks.length > 0,
  }
}

type Frame = Pick<ImageHeader, 'width' | 'height' | 'hasAlpha'>

function frameOf(bytes: Uint8Array, extended?: Uint8Array, lossless?: Uint8Array, lossy?: Uint8Array): Frame {
  if (extended) {
    const r = reader(extended)
    return { width: r.u24le(4) + 1, height: r.u24le(7) + 1, hasAlpha: (r.u8(0) & 0x10) !== 0 }
  }
  if (lossless) {
    const bits = reader(lossless).u32le(1)
    return {
      width: (bits & 0x3fff) + 1,
      height: ((bits >>> 14) & 0x3fff) + 1,
      hasAlpha: ((bits >>> 28) & 1) === 1,
    }
  }
  // A truncated file: its size still stands in the first bytes.
  const r = lossy ? reader(lossy) : reader(bytes.subarray(20))
  return { width: r.u16le(6) & 0x3fff, height: r.u16le(8) & 0x3fff, hasAlpha: false }
}
