import { reader } from '@aurelio/formats/pictures/bytes'
import { gifHeader } from './gif.ts'
import { boxedDepth, boxedKind, boxedProfile } from '@aurelio/formats/heif/heif-marks'
import { blankHeader, type ImageHeader } from './header.ts'
import { jpegHeader } from './jpeg.ts'
import { pngHeader } from './png.ts'
import { tiffHeader } from './tiff.ts'
import { webpHeader } from './webp.ts'

/** Reads a file's header by its signature, never by its name. Never throws: an unknown file has the kind 'unknown'. */
export function readHeader(bytes: Uint8Array): ImageHeader {
  const r = reader(bytes)
  if (r.u8(0) === 0xff && r.u8(1) === 0xd8 && r.u8(2) === 0xff) return jpegHeader(bytes)
  if (r.text(0, 8) === '\u0089PNG\r\n\u001a\n') return pngHeader(bytes)
  if (r.text(0, 4) === 'RIFF' && r.text(8, 4) === 'WEBP') return webpHeader(bytes)
  if (/^GIF8[79]a$/.test(r.text(0, 6))) return gifHeader(bytes)
  if (/^(?:II\*\0|MM\0\*)$/.test(r.text(0, 4))) return tiffHeader(bytes)
  if (r.text(4, 4) === 'ftyp')
    return {
      ...blankHeader,
      kind: boxedKind(bytes) ?? 'unknown',
      hasAlpha: true,
      bitDepth: boxedDepth(bytes),
      profile: boxedProfile(bytes),
    }
  if (r.text(0, 2) === 'BM')
    return {
      ...blankHeader,
      kind: 'bmp',
      width: r.u32le(18),
      height: Math.abs(r.u32le(22) | 0),
      isComplete: r.u32le(2) <= bytes.length,
    }
  if (/^(?:\u00ef\u00bb\u00bf)?\s*<(?:\?xml|!doctype svg|!--|svg)/i.test(r.text(0, 200)))
    return { ...blankHeader, kind: 'svg', hasAlpha: true }
  return blankHeader
}
