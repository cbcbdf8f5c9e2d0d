import { reader } from '../../../platform/pictures/bytes.ts'
import { gifHeader } from './gif.ts'
import { displayP3, profileName } from './icc.ts'
import { blankHeader, type ImageHeader } from './header.ts'
import { jpegHeader } from './jpeg.ts'
import { pngHeader } from './png.ts'
import { tiffHeader } from './tiff.ts'
import { webpHeader } from './webp.ts'

const heicBrands = /^(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/
const avifBrands = /^(?:avif|avis)$/

/** Reads a file's header by its signature, never by its name. Never throws: an unknown file has the kind 'unknown'. */
export function readHeader(bytes: Uint8Array): ImageHeader {
  const r = reader(bytes)
  if (r.u8(0) === 0xff && r.u8(1) === 0xd8 && r.u8(2) === 0xff) return jpegHeader(bytes)
  if (r.text(0, 8) === '\u0089PNG\r\n\u001a\n') return pngHeader(bytes)
  if (r.text(0, 4) === 'RIFF' && r.text(8, 4) === 'WEBP') return webpHeader(bytes)
  if (/^GIF8[79]a$/.test(r.text(0, 6))) return gifHeader(bytes)
  if (/^(?:II\*\0|MM\0\*)$/.test(r.text(0, 4))) return tiffHeader(bytes)
  if (r.text(4, 4) === 'ftyp')
    return { ...blankHeader, kind: isobmffKind(bytes), hasAlpha: true, profile: isobmffProfile(bytes) }
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

/** Where boxes that tell of colours stand. */
const beginning = 65_536

/** The name of the profile, or of the primaries where they are those of Display P3; null where nothing else is said. */
function isobmffProfile(bytes: Uint8Array): string | null {
  const start = bytes.subarray(0, beginning)
  const r = reader(start)
  for (let at = start.indexOf(0x63); at >= 0; at = start.indexOf(0x63, at + 1)) {
    const mark = r.text(at, 8)
    if (mark === 'colrnclx' && r.u16(at + 8) === 12) return displayP3
    if (mark === 'colrprof' || mark === 'colrrICC') return profileName(start.subarray(at + 8))
  }
  return null
}

function isobmffKind(bytes: Uint8Array): ImageHeader['kind'] {
  const r = reader(bytes)
  const brands = [r.text(8, 4)]
  const end = Math.min(r.u32(0), 256)
  for (let at = 16; at + 4 <= end; at += 4) brands.push(r.text(at, 4))
  if (brands.some((brand) => avifBrands.test(brand))) return 'avif'
  return brands.some((brand) => heicBrands.test(brand)) ? 'heic' : 'unknown'
}
