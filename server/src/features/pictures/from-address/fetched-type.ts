import { headBytes, typeOf } from '../picture-type.ts'

/** What a fetched file is by its first bytes: what pages show, and what the browser's tools read besides; null for no picture. */
export function fetchedType(bytes: Uint8Array): string | null {
  const head = bytes.subarray(0, headBytes)
  const text = (from: number, to: number) => String.fromCharCode(...head.subarray(from, to))
  const known = typeOf(head)
  if (known) return known
  if (text(4, 8) === 'ftyp' && /hei[cfmsx]|hev[cmsx]|mif1/.test(text(8, 32))) return 'image/heic'
  if (text(0, 4) === 'II*\0' || text(0, 4) === 'MM\0*') return 'image/tiff'
  if (text(0, 2) === 'BM') return 'image/bmp'
  return null
}
