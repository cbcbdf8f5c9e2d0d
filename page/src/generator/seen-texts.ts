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
  /** The same for the print of a text of ASCII, 32 bits and 21 of it, that was made elsewhere. */
  readonly seePrint: (high: number, low: number) => boolean
}

/** Bits that tell at once of most texts that they were not seen: small enough to stay in the processor's cache. */
const hintBits = 1 << 24

/**
 * Which texts were seen before, by 53 bits of each: a text itself would keep the piece of the file it was cut from in
 * memory, and a Set of numbers takes several times as long.
 */
export function createSeenTexts(most = mostRemembered): SeenTexts {
  const hints = new Uint32Array(hintBits / 32)
  /** Two words each: the print's high part, and its low one and 1, so that 0 marks a free place. */
  let table = new Uint32Array(firstPlaces * 2)
  let size = 0

  /** Where a print stands, or would stand. */
  function placeOf(high: number, low: number) {
    const mask = table.length - 1
    let at = ((high ^ low) << 1) & mask
    for (;;) {
      const known = table[at + 1]
      if (known === 0 || (known === low + 1 && table[at] === high)) return at
      at = (at + 2) & mask
    }
  }
  function put(high: number, low: number) {
    const at = placeOf(high, low)
    table[at] = high
    table[at + 1] = low + 1
  }
  function grow() {
    const old = table
    table = new Uint32Array(old.length * 2)
    for (let at = 0; at < old.length; at += 2) {
      const low = old[at + 1] ?? 0
      if (low !== 0) put(old[at] ?? 0, low - 1)
    }
  }
  function hintOf(high: number, low: number) {
    return ((high << 21) | low) & (hintBits - 1)
  }
  function isKnown(high: number, low: number) {
    const hint = hintOf(high, low)
    const mayBe = ((hints[hint >>> 5] ?? 0) & (1 << (hint & 31))) !== 0
    return mayBe && table[placeOf(high, low) + 1] !== 0
  }
  function remember(high: number, low: number) {
    const hint = hintOf(high, low)
    hints[hint >>> 5] = (hints[hint >>> 5] ?? 0) | (1 << (hint & 31))
    put(high, low)
    size += 1
    if (size * 4 > table.length) grow()
  }
  function seePrint(high: number, low: number): boolean {
    if (isKnown(high, low)) return true
    if (size < most) remember(high, low)
    return false
  }

  return {
    has: (text) => {
      printText(text)
      return isKnown(print.high, print.low)
    },
    see: (text) => {
      printText(text)
      return seePrint(print.high, print.low)
    },
    seeBytes: (bytes, from, to) => {
      if (!printBytes(bytes, from, to)) printText(decoder.decode(bytes.subarray(from, to)))
      return seePrint(print.high, print.low)
    },
    seePrint,
  }
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
const [highFactor, lowFactor] = [0x0100_0193, 0x85eb_ca6b]

/** 32 and 21 bits of the last text: FNV-1a twice, from two beginnings, four letters at a time. */
const print = { high: 0, low: 0 }

function printText(text: string) {
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
  end(high, low, text.length)
}

/** The same of a text of ASCII that is still bytes; false for any other. */
function printBytes(bytes: Uint8Array, from: number, to: number): boolean {
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
  if ((all & 0x8080_8080) !== 0) return false
  end(high, low, to - from)
  return true
}

/** A text that ends with NUL differs from one without it in its length alone. */
function end(high: number, low: number, length: number) {
  print.high = Math.imul(high ^ length, highFactor) >>> 0
  print.low = (low ^ (low >>> 13)) >>> 11
}
