import { joined } from '../../../platform/pictures/joined.ts'
import { latin1 } from '../../../platform/pictures/latin1.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** A WebP file of these chunks. */
export function riff(chunks: readonly Uint8Array[]): Bytes {
  const out = joined([latin1('RIFF\0\0\0\0WEBP'), ...chunks])
  new DataView(out.buffer).setUint32(4, out.length - 8, true)
  return out
}

/** A chunk with its length, padded to an even one. */
export function riffChunk(type: string, data: Uint8Array): Bytes {
  const out = new Uint8Array(8 + data.length + (data.length % 2))
  out.set(latin1(type))
  new DataView(out.buffer).setUint32(4, data.length, true)
  out.set(data, 8)
  return out
}

/** Three bytes, the lowest first. */
export function set24(out: Uint8Array, at: number, value: number): void {
  out.set([value & 0xff, (value >> 8) & 0xff, (value >> 16) & 0xff], at)
}
