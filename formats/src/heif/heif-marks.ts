import { reader } from '../pictures/bytes.ts'
import { displayP3, profileName } from '../pictures/icc.ts'

const heifBrands = /^(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/
const avifBrands = /^(?:avif|avis)$/
/** Bytes that hold all brands. */
const headBytes = 256
/** Bytes in which a file tells of its pictures. */
const beginning = 65_536

/** What a file of boxes says that it holds: AVIF is of the same family. */
export function boxedKind(bytes: Uint8Array): 'avif' | 'heic' | null {
  const r = reader(bytes)
  if (r.text(4, 4) !== 'ftyp') return null
  const brands = [r.text(8, 4)]
  const end = Math.min(r.u32(0), headBytes)
  for (let at = 16; at + 4 <= end; at += 4) brands.push(r.text(at, 4))
  if (brands.some((brand) => avifBrands.test(brand))) return 'avif'
  return brands.some((brand) => heifBrands.test(brand)) ? 'heic' : null
}

/** True for a photo as phones write it, by its bytes. */
export async function isHeif(file: Blob): Promise<boolean> {
  return boxedKind(new Uint8Array(await file.slice(0, headBytes).arrayBuffer())) === 'heic'
}

/** The name of the profile, or of the primaries where they are those of Display P3; null where nothing else is said. */
export function boxedProfile(bytes: Uint8Array): string | null {
  const start = bytes.subarray(0, beginning)
  const r = reader(start)
  for (const at of marks(start, 'colr')) {
    const kind = r.text(at, 4)
    if (kind === 'nclx' && r.u16(at + 4) === 12) return displayP3
    if (kind === 'prof' || kind === 'rICC') return profileName(start.subarray(at + 4))
  }
  return null
}

/** Bits of a colour component of HEVC. */
export function boxedDepth(bytes: Uint8Array): number {
  const start = bytes.subarray(0, beginning)
  const [first] = marks(start, 'hvcC')
  return first === undefined ? 8 : (reader(start).u8(first + 17) & 7) + 8
}

/** Where the contents of the boxes of a type begin. */
function* marks(bytes: Uint8Array, type: string): Generator<number> {
  const r = reader(bytes)
  const letter = type.charCodeAt(0)
  for (let at = bytes.indexOf(letter); at >= 0; at = bytes.indexOf(letter, at + 1))
    if (r.text(at, 4) === type) yield at + 4
}
