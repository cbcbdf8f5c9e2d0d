import { reader } from '../../../platform/pictures/bytes.ts'
import { gifHeader } from './gif.ts'
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
  if (r.text(4, 4) === 'ftyp') return { ...blankHeader, kind: isobmffKind(bytes), hasAlpha: true }
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

function isobmffKind(bytes: Uint8Array): ImageHeader['kind'] {
  const r = reader(bytes)
  const brands = [r.text(8, 4)]
  const end = Math.min(r.u32(0), 256)
  for (let at = 16; at + 4 <= end; at += 4) brands.push(r.text(at, 4))
  if (brands.some((brand) => avifBrands.test(brand))) return 'avif'
  return brands.some((brand) => heicBrands.test(brand)) ? 'heic' : 'unknown'
}
