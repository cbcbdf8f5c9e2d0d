import type { BitReader } from './bits.ts'
import { type DecodeTable, readSymbol } from './huffman.ts'
import { type Component, UnfitJpeg } from './picture.ts'

/** A part of a scan: one plane with its tables, and what it predicts the next block's mean by. */
export type ScanPart = {
  component: Component
  dc: DecodeTable | undefined
  ac: DecodeTable | undefined
  mean: number
}
/** Which coefficients a scan holds (T.81, G.1): from `start` to `end`, after `high` bits of each down to bit `low`. */
export type Band = { start: number; end: number; high: number; low: number }
type ReadBlock = (bits: BitReader, part: ScanPart, at: number) => void

/** What reads one block of such a scan. Between restarts it remembers how many blocks have no more of the band. */
export function blockReader(band: Band, isProgressive: boolean): ReadBlock {
  if (!isProgressive) return sequential
  if (band.start === 0) return band.high === 0 ? firstMean(band) : laterMean(band)
  return band.high === 0 ? firstOthers(band) : laterOthers(band)
}

function wanted(table: DecodeTable | undefined): DecodeTable {
  if (!table) throw new UnfitJpeg('a table is missing')
  return table
}

/** A number of so many bits, of which the upper half is above zero (T.81, F.2.2.1). */
function signed(bits: BitReader, count: number): number {
  const value = bits.take(count)
  return count > 0 && value < 1 << (count - 1) ? value - (1 << count) + 1 : value
}

function nextMean(bits: BitReader, part: ScanPart): number {
  const size = readSymbol(bits, wanted(part.dc))
  if (size > 11) throw new UnfitJpeg('a mean of more than 11 bits')
  part.mean += signed(bits, size)
  return part.mean
}

function sequential(bits: BitReader, part: ScanPart, at: number): void {
  const { coefficients } = part.component
  coefficients[at] = nextMean(bits, part)
  const table = wanted(part.ac)
  for (let k = 1; k < 64; k += 1) {
    const symbol = readSymbol(bits, table)
    const size = symbol & 15
    const zeros = symbol >>> 4
    if (size === 0) {
      if (zeros < 15) return
      k += 15
      continue
    }
    k += zeros
    if (k > 63) throw new UnfitJpeg('a block of more than 64 coefficients')
    coefficients[at + k] = signed(bits, size)
  }
}

function firstMean({ low }: Band): ReadBlock {
  return (bits, part, at) => {
    part.component.coefficients[at] = nextMean(bits, part) << low
  }
}

function laterMean({ low }: Band): ReadBlock {
  return (bits, { component: { coefficients } }, at) => {
    if (bits.take(1) === 1) coefficients[at] = (coefficients[at] ?? 0) | (1 << low)
  }
}

function firstOthers({ start, end, low }: Band): ReadBlock {
  let empty = 0
  return (bits, part, at) => {
    if (empty > 0) {
      empty -= 1
      return
    }
    const { coefficients } = part.component
    const table = wanted(part.ac)
    for (let k = start; k <= end; k += 1) {
      const symbol = readSymbol(bits, table)
      const size = symbol & 15
      const zeros = symbol >>> 4
      if (size === 0 && zeros < 15) {
        empty = (1 << zeros) + bits.take(zeros) - 1
        return
      }
      k += zeros
      if (size === 0) continue
      if (k > end) throw new UnfitJpeg('a block of more than 64 coefficients')
      coefficients[at + k] = signed(bits, size) << low
    }
  }
}

function laterOthers({ start, end, low }: Band): ReadBlock {
  let empty = 0
  const bit = 1 << low
  return (bits, part, at) => {
    const { coefficients } = part.component
    const table = wanted(part.ac)
    /** One more bit of a coefficient that is there already. */
    const refine = (k: number, value: number) => {
      if (bits.take(1) === 1 && (value & bit) === 0)
        coefficients[at + k] = value < 0 ? value - bit : value + bit
    }
    let k = start
    if (empty === 0) {
      for (; k <= end; k += 1) {
        const symbol = readSymbol(bits, table)
        let zeros = symbol >>> 4
        let fresh = 0
        if ((symbol & 15) === 0) {
          if (zeros < 15) {
            empty = (1 << zeros) + bits.take(zeros)
            break
          }
        } else fresh = bits.take(1) === 1 ? bit : -bit
        for (; k <= end; k += 1) {
          const value = coefficients[at + k] ?? 0
          if (value === 0) {
            if (zeros === 0) break
            zeros -= 1
          } else refine(k, value)
        }
        if (fresh === 0) continue
        if (k > end) throw new UnfitJpeg('a block of more than 64 coefficients')
        coefficients[at + k] = fresh
      }
    }
    if (empty === 0) return
    for (; k <= end; k += 1) {
      const value = coefficients[at + k] ?? 0
      if (value !== 0) refine(k, value)
    }
    empty -= 1
  }
}
