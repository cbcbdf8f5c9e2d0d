/** Most texts that are remembered; of those that come later only repeated earlier ones are known. */
export const mostRemembered = 1_000_000
const firstPlaces = 1 << 12

export type SeenTexts = {
  /** Whether it was seen before. */
  readonly has: (text: string) => boolean
  /** The same, and remembers it. */
  readonly see: (text: string) => boolean
  /** The same for a text in UTF-8. */
  readonly seeBytes: (bytes: Uint8Array, from: number, to: number) => boolean
}

/** Bits that tell at once of most texts that they were not seen: small enough to stay in the processor's cache. */
const hintBits = 1 << 24

/**
 * Which texts were seen before, by 53 bits of each: a text itself would keep the piece of the file it was cut from in
 * memory, and a Set of numbers takes several times as long.
 */
export function createSeenTexts(most = mostRemembered): SeenTexts {
  const hints = new Uint32Array(hintBits / 32)
  let table = new Float64Array(firstPlaces)
  let size = 0

  /** Where a print stands, or would stand. 0 marks a free place. */
  function placeOf(print: number) {
    const mask = table.length - 1
    let at = (print ^ (print / 0x1_0000_0000)) & mask
    for (let known = table[at]; known !== 0 && known !== print; known = table[at]) at = (at + 1) & mask
    return at
  }
  function grow() {
    const old = table
    table = new Float64Array(old.length * 2)
    for (const print of old) if (print !== 0) table[placeOf(print)] = print
  }
  function isKnown(print: number) {
    const hint = print & (hintBits - 1)
    const mayBe = ((hints[hint >>> 5] ?? 0) & (1 << (hint & 31))) !== 0
    return mayBe && table[placeOf(print)] === print
  }
  function remember(print: number) {
    const hint = print & (hintBits - 1)
    hints[hint >>> 5] = (hints[hint >>> 5] ?? 0) | (1 << (hint & 31))
    table[placeOf(print)] = print
    size += 1
    if (size * 2 > table.length) grow()
  }
  function see(print: number): boolean {
    if (isKnown(print)) return true
    if (size < most) remember(print)
    return false
  }

  return {
    has: (text) => isKnown(fingerprint(text)),
    see: (text) => see(fingerprint(text)),
    seeBytes: (bytes, from, to) =>
      see(fingerprintOfBytes(bytes, from, to) ?? fingerprint(decoder.decode(bytes.subarray(from, to)))),
  }
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
const [highFactor, lowFactor] = [0x0100_0193, 0x85eb_ca6b]

/** 53 bits of a text in one walk, four letters at a time (FNV-1a twice, from two beginnings); never 0. */
function fingerprint(text: string): number {
  let high = 0x811c_9dc5
  let low = 0x01f0_13b7
  for (let at = 0; at < text.length; at += 4) {
    const four =
      text.charCodeAt(at) ^
      (text.charCodeAt(at + 1) << 8) ^
      (text.charCodeAt(at + 2) << 16) ^
      (text.charCodeAt(at + 3) << 24)
    high = Math.imul(high ^ four, highFactor)
    low = Math.imul(low ^ four, lowFactor)
    high ^= high >>> 15
    low ^= low >>> 13
  }
  return joined(high, low, text.length)
}

/** The same of a text of ASCII that is still bytes; undefined for any other. */
function fingerprintOfBytes(bytes: Uint8Array, from: number, to: number): number | undefined {
  let high = 0x811c_9dc5
  let low = 0x01f0_13b7
  let all = 0
  for (let at = from; at < to; at += 4) {
    let four = bytes[at] ?? 0
    if (at + 1 < to) four ^= (bytes[at + 1] ?? 0) << 8
    if (at + 2 < to) four ^= (bytes[at + 2] ?? 0) << 16
    if (at + 3 < to) four ^= (bytes[at + 3] ?? 0) << 24
    all |= four
    high = Math.imul(high ^ four, highFactor)
    low = Math.imul(low ^ four, lowFactor)
    high ^= high >>> 15
    low ^= low >>> 13
  }
  return (all & 0x8080_8080) === 0 ? joined(high, low, to - from) : undefined
}

/** A text that ends with NUL differs from one without it in its length alone. */
function joined(high: number, low: number, length: number): number {
  const first = Math.imul(high ^ length, highFactor)
  return (first >>> 0) * 0x20_0000 + ((low ^ (low >>> 13)) >>> 11) + 1
}
