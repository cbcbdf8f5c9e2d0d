import { joined, nameAt, slice, viewOf } from './byte-view.ts'
import type { CleanedPicture } from './cleaned.ts'

const drawing = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
/** Flags of the extended header that promise Exif and XMP. */
const tellingFlags = 0x08 | 0x04

/** Keeps the chunks that draw. */
export function cleanWebp(bytes: Uint8Array): CleanedPicture {
  const view = viewOf(bytes)
  const end = 8 + view.getUint32(4, true)
  const kept: Uint8Array[] = []
  let size = { width: 0, height: 0 }
  for (let at = 12; at + 8 <= end;) {
    const length = view.getUint32(at + 4, true)
    const name = nameAt(bytes, at)
    const padded = at + 8 + length + (length % 2)
    const chunk = Uint8Array.from(slice(bytes, at, Math.min(padded, bytes.length)))
    if (at + 8 + length > bytes.length) throw new RangeError('Beyond the end')
    if (size.width === 0) size = sizeIn(name, chunk)
    if (name === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~tellingFlags
    if (drawing.has(name)) kept.push(chunk)
    at = padded
  }
  const body = joined(kept)
  const head = Uint8Array.from(slice(bytes, 0, 12))
  viewOf(head).setUint32(4, body.length + 4, true)
  return { bytes: joined([head, body]), ...size }
}

function sizeIn(name: string, chunk: Uint8Array) {
  const view = viewOf(chunk)
  const three = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536
  if (name === 'VP8X') return { width: three(12) + 1, height: three(15) + 1 }
  if (name === 'VP8 ')
    return { width: view.getUint16(14, true) & 0x3f_ff, height: view.getUint16(16, true) & 0x3f_ff }
  if (name !== 'VP8L') return { width: 0, height: 0 }
  const bits = view.getUint32(9, true)
  return { width: (bits & 0x3f_ff) + 1, height: ((bits >>> 14) & 0x3f_ff) + 1 }
}
