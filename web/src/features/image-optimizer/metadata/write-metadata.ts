import { jpegSegments, segmentContent } from '../../../platform/pictures/jpeg-segments.ts'
import { pngChunks } from '../header/png.ts'
import { riffChunks } from '../header/webp.ts'
import type { OutputFormat } from '../engine/settings.ts'
import { crc32 } from './crc32.ts'
import { joined } from '../../../platform/pictures/joined.ts'
import { latin1 } from '../../../platform/pictures/latin1.ts'
import type { Metadata } from './read-metadata.ts'
import { riff, riffChunk, set24 } from './riff.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** False for formats that are written without notes. */
export function takesMetadata(format: OutputFormat): boolean {
  return format !== 'avif' && format !== 'jxl'
}

/** Puts notes into an encoded picture. One whose format takes none is handed back as it came. */
export function writeMetadata(picture: Bytes, format: OutputFormat, metadata: Metadata): Bytes {
  if (!metadata.exif && !metadata.xmp && !metadata.iptc) return picture
  if (format === 'jpeg') return intoJpeg(picture, metadata)
  if (format === 'png') return intoPng(picture, metadata)
  if (format === 'webp') return intoWebp(picture, metadata)
  return picture
}

const longestSegment = 65_533

function intoJpeg(picture: Bytes, { exif, xmp, iptc }: Metadata): Bytes {
  const segments = [
    exif && fittingSegment(0xe1, joined([latin1('Exif\0\0'), exif])),
    xmp && fittingSegment(0xe1, joined([latin1('http://ns.adobe.com/xap/1.0/\0'), xmp])),
    iptc && fittingSegment(0xed, iptc),
  ]
  // After the start mark and JFIF, which wants to be first.
  const [first] = jpegSegments(picture).segments
  const at = first?.marker === 0xe0 ? first.end : 2
  return joined([picture.subarray(0, at), ...segments.filter((part) => part !== null), picture.subarray(at)])
}

function fittingSegment(marker: number, data: Uint8Array): Bytes | null {
  return data.length > longestSegment ? null : jpegSegment(marker, data)
}

/** A JPEG segment with its length; at most 65,533 bytes. */
export function jpegSegment(marker: number, data: Uint8Array): Bytes {
  const length = data.length + 2
  return joined([Uint8Array.of(0xff, marker, length >> 8, length & 0xff), data])
}

function intoPng(picture: Bytes, { exif, xmp }: Metadata): Bytes {
  const header = pngChunks(picture)[0]
  if (!header) return picture
  const chunks = [
    exif && pngChunk('eXIf', exif),
    xmp && pngChunk('iTXt', joined([latin1('XML:com.adobe.xmp\0\0\0\0\0'), xmp])),
  ]
  return joined([
    picture.subarray(0, header.end),
    ...chunks.filter((part) => part !== null),
    picture.subarray(header.end),
  ])
}

/** A PNG chunk with its length and checksum. */
export function pngChunk(type: string, data: Uint8Array): Bytes {
  const out = new Uint8Array(data.length + 12)
  const view = new DataView(out.buffer)
  view.setUint32(0, data.length)
  out.set(latin1(type), 4)
  out.set(data, 8)
  view.setUint32(data.length + 8, crc32(out.subarray(4, data.length + 8)))
  return out
}

function intoWebp(picture: Bytes, { exif, xmp }: Metadata): Bytes {
  const chunks = riffChunks(picture)
  const extended = extendedHeader(chunks, (exif ? 0x08 : 0) | (xmp ? 0x04 : 0))
  if (!extended) return picture
  const kept = chunks.filter(({ type }) => type !== 'VP8X' && type !== 'EXIF' && type !== 'XMP ')
  return riff([
    riffChunk('VP8X', extended),
    ...kept.map(({ type, data }) => riffChunk(type, data)),
    ...(exif ? [riffChunk('EXIF', exif)] : []),
    ...(xmp ? [riffChunk('XMP ', xmp)] : []),
  ])
}

/** The header of a WebP that has more than its picture, with these flags beside those it had; null where it has no size. */
export function extendedHeader(chunks: ReturnType<typeof riffChunks>, flags: number): Bytes | null {
  const size = webpSize(chunks)
  if (!size) return null
  const extended = new Uint8Array(10)
  extended[0] = size.flags | flags
  set24(extended, 4, size.width - 1)
  set24(extended, 7, size.height - 1)
  return extended
}

function webpSize(chunks: ReturnType<typeof riffChunks>) {
  for (const { type, data } of chunks) {
    const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
    const get24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536
    if (type === 'VP8X' && data.length >= 10)
      return { width: get24(4) + 1, height: get24(7) + 1, flags: view.getUint8(0) & ~0x0c }
    if (type === 'VP8L' && data.length >= 5) {
      const bits = view.getUint32(1, true)
      const alpha = (bits >>> 28) & 1 ? 0x10 : 0
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1, flags: alpha }
    }
    if (type === 'VP8 ' && data.length >= 10)
      return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff, flags: 0 }
  }
  return null
}

/** Removes notes from a file without touching its picture; the profile stays, for the pixels need it. */
export function stripMetadata(source: Bytes, format: OutputFormat): Bytes {
  if (format === 'jpeg') return stripJpeg(source)
  if (format === 'png') return stripPng(source)
  if (format === 'webp') return stripWebp(source)
  return source
}

/** Application segments but JFIF, the profile and Adobe's colour note, and comments. */
function stripJpeg(source: Bytes): Bytes {
  const { segments, scan } = jpegSegments(source)
  const kept = segments.filter((part) => {
    if (part.marker === 0xfe) return false
    if (part.marker < 0xe1 || part.marker > 0xef) return true
    return part.marker === 0xee || segmentContent(source, part).kind === 'icc'
  })
  if (kept.length === segments.length) return source
  return joined([
    source.subarray(0, 2),
    ...kept.map(({ start, end }) => source.subarray(start, end)),
    source.subarray(scan),
  ])
}

const pngNotes = new Set(['eXIf', 'iTXt', 'tEXt', 'zTXt', 'tIME'])

function stripPng(source: Bytes): Bytes {
  const chunks = pngChunks(source)
  const kept = chunks.filter(({ type }) => !pngNotes.has(type))
  if (kept.length === chunks.length) return source
  return joined([source.subarray(0, 8), ...kept.map(({ start, end }) => source.subarray(start, end))])
}

function stripWebp(source: Bytes): Bytes {
  const chunks = riffChunks(source)
  if (!chunks.some(({ type }) => type === 'EXIF' || type === 'XMP ')) return source
  const kept = chunks.filter(({ type }) => type !== 'EXIF' && type !== 'XMP ')
  return riff(
    kept.map(({ type, data }) => {
      if (type !== 'VP8X') return riffChunk(type, data)
      const extended = data.slice()
      extended[0] = (extended[0] ?? 0) & ~0x0c
      return riffChunk(type, extended)
    }),
  )
}
