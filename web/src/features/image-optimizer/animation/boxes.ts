import { joined } from '../../../platform/pictures/joined.ts'
import { latin1 } from '../../../platform/pictures/latin1.ts'

export type Bytes = Uint8Array<ArrayBuffer>

/** A box of the ISO base media file format, with its length. */
export function box(type: string, ...contents: readonly Uint8Array[]): Bytes {
  const data = joined(contents)
  return joined([u32(data.length + 8), latin1(type), data])
}

/** A box with a version and flags. */
export function fullBox(type: string, flags: number, ...contents: readonly Uint8Array[]): Bytes {
  return box(type, u32(flags), ...contents)
}

/** Numbers of 32 bits each, the highest byte first. */
export function u32(...values: readonly number[]): Bytes {
  const out = new Uint8Array(values.length * 4)
  const view = new DataView(out.buffer)
  values.forEach((value, index) => view.setUint32(index * 4, value))
  return out
}

/** Numbers of 16 bits each. */
export function u16(...values: readonly number[]): Bytes {
  return Uint8Array.from(values.flatMap((value) => [value >> 8, value & 0xff]))
}

/** Nothing turned, nothing scaled. */
export const upright = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000)
