export type Bytes = Uint8Array<ArrayBuffer>

/** A library's bytes, known not to lie in shared memory. */
export function bytesOf(saved: Uint8Array): Bytes {
  return saved.buffer instanceof ArrayBuffer
    ? new Uint8Array(saved.buffer, saved.byteOffset, saved.length)
    : Uint8Array.from(saved)
}
