import { UnfitJpeg } from './picture.ts'

/** Reads bits, the highest of a byte first; past the end there is nothing. */
export class BitReader {
  readonly #bytes: Uint8Array
  #at = 0
  #held = 0
  #count = 0

  /** `bytes` without the zeros that files put after each 0xFF. */
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  /** The next 16 bits without taking them; zeros past the end. */
  peek(): number {
    this.#fill()
    return (this.#held >>> (this.#count - 16)) & 0xffff
  }

  skip(count: number): void {
    this.#count -= count
    // More than a byte beyond the end is no longer what an encoder fills its last byte with.
    if (this.#at > this.#bytes.length + 4) throw new UnfitJpeg('the data end too early')
  }

  take(count: number): number {
    if (count === 0) return 0
    this.#fill()
    const value = (this.#held >>> (this.#count - count)) & ((1 << count) - 1)
    this.skip(count)
    return value
  }

  #fill(): void {
    while (this.#count <= 16) {
      this.#held = (this.#held << 8) | (this.#bytes[this.#at] ?? 0)
      this.#at += 1
      this.#count += 8
    }
  }
}

/** Writes bits, and a zero after each byte that would be taken for a mark. */
export class BitWriter {
  #bytes = new Uint8Array(1 << 16)
  #length = 0
  #held = 0
  #count = 0

  /** At most 16 bits. */
  put(value: number, count: number): void {
    this.#held = (this.#held << count) | (value & ((1 << count) - 1))
    this.#count += count
    while (this.#count >= 8) {
      this.#count -= 8
      this.#byte((this.#held >>> this.#count) & 0xff)
    }
  }

  /** All bytes, the last one filled up with ones. */
  end(): Uint8Array<ArrayBuffer> {
    if (this.#count > 0) this.put(0x7f, 8 - this.#count)
    return this.#bytes.slice(0, this.#length)
  }

  #byte(value: number): void {
    if (this.#length + 2 > this.#bytes.length) {
      const larger = new Uint8Array(this.#bytes.length * 2)
      larger.set(this.#bytes)
      this.#bytes = larger
    }
    this.#bytes[this.#length] = value
    this.#length += value === 0xff ? 2 : 1
  }
}
