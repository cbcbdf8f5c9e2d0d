/** Reads numbers and texts out of bytes; anything past the end reads as 0 or '', so that hostile lengths end a walk. */
export type Reader = {
  length: number
  u8: (at: number) => number
  u16: (at: number) => number
  u32: (at: number) => number
  u16le: (at: number) => number
  u24le: (at: number) => number
  u32le: (at: number) => number
  /** Latin-1 text. */
  text: (at: number, length: number) => string
}

export function reader(bytes: Uint8Array): Reader {
  const u8 = (at: number) => bytes[at] ?? 0
  const u16 = (at: number) => u8(at) * 256 + u8(at + 1)
  const u16le = (at: number) => u8(at) + u8(at + 1) * 256
  return {
    length: bytes.length,
    u8,
    u16,
    u16le,
    u24le: (at) => u16le(at) + u8(at + 2) * 65_536,
    u32: (at) => u16(at) * 65_536 + u16(at + 2),
    u32le: (at) => u16le(at) + u16le(at + 2) * 65_536,
    text: (at, length) => String.fromCharCode(...bytes.subarray(at, Math.min(at + length, bytes.length))),
  }
}
