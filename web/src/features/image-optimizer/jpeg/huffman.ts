import type { BitReader } from './bits.ts'
import { UnfitJpeg } from './picture.ts'

/** For every 16 bits that may come: the symbol that begins them, and above it how many bits are its. 0: none. */
export type DecodeTable = Uint16Array

/** Makes a table for reading of how many codes each length has, and their symbols in order (T.81, annex C). */
export function decodeTable(counts: Uint8Array, symbols: Uint8Array): DecodeTable {
  const table = new Uint16Array(65_536)
  let code = 0
  let next = 0
  for (let length = 1; length <= 16; length += 1) {
    for (let of = counts[length - 1] ?? 0; of > 0; of -= 1) {
      const from = code << (16 - length)
      const to = (code + 1) << (16 - length)
      if (to > 65_536) throw new UnfitJpeg('a table has more codes than there can be')
      table.fill((length << 8) | (symbols[next] ?? 0), from, to)
      next += 1
      code += 1
    }
    code <<= 1
  }
  return table
}

export function readSymbol(bits: BitReader, table: DecodeTable): number {
  const found = table[bits.peek()] ?? 0
  if (found === 0) throw new UnfitJpeg('the data hold no such code')
  bits.skip(found >>> 8)
  return found & 0xff
}

/** Codes for writing: `lengths` and `codes` by symbol, and the table as files keep it. */
export type EncodeTable = { lengths: Uint8Array; codes: Uint16Array; counts: Uint8Array; symbols: Uint8Array }

const longest = 16

/** The codes that make these symbols shortest, none longer than 16 bits and none all ones (T.81, annex K.2). */
export function encodeTable(frequencies: Uint32Array): EncodeTable {
  const sizes = codeSizes(frequencies)
  const counts = limited(sizes)
  const symbols = Uint8Array.from(
    [...sizes.subarray(0, 256).entries()]
      .filter(([, size]) => size > 0)
      .toSorted(([a, sizeA], [b, sizeB]) => sizeA - sizeB || a - b)
      .map(([symbol]) => symbol),
  )
  const [lengths, codes] = [new Uint8Array(256), new Uint16Array(256)]
  let code = 0
  let at = 0
  for (let length = 1; length <= longest; length += 1) {
    for (let of = counts[length - 1] ?? 0; of > 0; of -= 1) {
      const symbol = symbols[at] ?? 0
      lengths[symbol] = length
      codes[symbol] = code
      at += 1
      code += 1
    }
    code <<= 1
  }
  return { lengths, codes, counts, symbols }
}

/** How many bits each symbol has before any limit; the last is one that nobody uses, which takes the code of all ones. */
function codeSizes(frequencies: Uint32Array): Uint8Array {
  const weights = new Float64Array(257)
  weights.set(frequencies)
  weights[256] = 1
  const sizes = new Uint8Array(257)
  const chain = new Int16Array(257).fill(-1)
  for (;;) {
    const [first, second] = twoLeast(weights)
    if (second < 0) return sizes
    weights[first] = (weights[first] ?? 0) + (weights[second] ?? 0)
    weights[second] = 0
    let last = first
    for (let at = first; at >= 0; at = chain[at] ?? -1) {
      sizes[at] = (sizes[at] ?? 0) + 1
      last = at
    }
    chain[last] = second
    for (let at = second; at >= 0; at = chain[at] ?? -1) sizes[at] = (sizes[at] ?? 0) + 1
  }
}

/** The two that come least often, of equals the later first; -1 where there is none. */
function twoLeast(weights: Float64Array): [number, number] {
  let [first, second] = [-1, -1]
  for (let at = 0; at < weights.length; at += 1) {
    const weight = weights[at] ?? 0
    if (weight === 0) continue
    if (first < 0 || weight <= (weights[first] ?? 0)) [first, second] = [at, first]
    else if (second < 0 || weight <= (weights[second] ?? 0)) second = at
  }
  return [first, second]
}

/** How many codes each length has once the longest are shortened; the code of all ones is taken out. */
function limited(sizes: Uint8Array): Uint8Array {
  const counts = new Uint8Array(64)
  const tally = (length: number, by: number) => (counts[length] = (counts[length] ?? 0) + by)
  for (const size of sizes) if (size > 0) tally(size, 1)
  for (let length = counts.length - 1; length > longest; length -= 1) {
    while ((counts[length] ?? 0) > 0) {
      let shorter = length - 2
      while (counts[shorter] === 0) shorter -= 1
      tally(length, -2)
      tally(length - 1, 1)
      tally(shorter + 1, 2)
      tally(shorter, -1)
    }
  }
  let last = longest
  while (counts[last] === 0) last -= 1
  tally(last, -1)
  return counts.slice(1, longest + 1)
}
