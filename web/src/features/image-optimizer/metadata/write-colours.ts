import { jpegSegments } from '../../../platform/pictures/jpeg-segments.ts'
import type { OutputFormat } from '../engine/settings.ts'
import { displayP3 } from '@aurelio/formats/pictures/icc'
import { pngChunks } from '../header/png.ts'
import { riffChunks } from '../header/webp.ts'
import { displayP3Profile } from '../../../platform/pictures/rgb-profile.ts'
import { joined } from '../../../platform/pictures/joined.ts'
import { latin1 } from '../../../platform/pictures/latin1.ts'
import { riff, riffChunk } from './riff.ts'
import { extendedHeader, jpegSegment, pngChunk } from './write-metadata.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** False for formats whose encoder takes the web's colours alone. */
export function takesWideColours(format: OutputFormat): boolean {
  return format !== 'jxl'
}

/** Says in an encoded picture that its numbers are colours of Display P3. */
export async function sayDisplayP3(picture: Bytes, format: OutputFormat): Promise<Bytes> {
  if (format === 'jpeg') return intoJpeg(picture)
  if (format === 'png') return intoPng(picture)
  if (format === 'webp') return intoWebp(picture)
  return format === 'avif' ? intoAvif(picture) : picture
}

function intoJpeg(picture: Bytes): Bytes {
  const said = jpegSegment(0xe2, joined([latin1('ICC_PROFILE\0\u0001\u0001'), displayP3Profile()]))
  const [first] = jpegSegments(picture).segments
  const at = first?.marker === 0xe0 ? first.end : 2
  return joined([picture.subarray(0, at), said, picture.subarray(at)])
}

async function intoPng(picture: Bytes): Promise<Bytes> {
  const header = pngChunks(picture)[0]
  if (!header) return picture
  const packed = new Blob([displayP3Profile()]).stream().pipeThrough(new CompressionStream('deflate'))
  const profile = new Uint8Array(await new Response(packed).arrayBuffer())
  const said = pngChunk('iCCP', joined([latin1(`${displayP3}\0\0`), profile]))
  return joined([picture.subarray(0, header.end), said, picture.subarray(header.end)])
}

function intoWebp(picture: Bytes): Bytes {
  const chunks = riffChunks(picture)
  const header = extendedHeader(chunks, 0x20)
  if (!header) return picture
  const kept = chunks.filter(({ type }) => type !== 'VP8X')
  return riff([
    riffChunk('VP8X', header),
    riffChunk('ICCP', displayP3Profile()),
    ...kept.map(({ type, data }) => riffChunk(type, data)),
  ])
}

/** The primaries of Display P3 in the code points that video uses (H.273). */
const primaries = 12

/** An AVIF names its primaries by a number, in each box that tells of colours. */
function intoAvif(picture: Bytes): Bytes {
  const out = picture.slice()
  const mark = latin1('colrnclx')
  const end = Math.min(out.length, 4096) - mark.length - 2
  for (let at = 0; at < end; at += 1)
    if (mark.every((byte, index) => out[at + index] === byte)) out.set([0, primaries], at + mark.length)
  return out
}
