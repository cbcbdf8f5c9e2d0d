import type { Component, JpegPicture } from './picture.ts'
import type { Band } from './read-scan.ts'

/** Takes what a scan consists of: symbols, which a code is made for, and bits as they are. `table`: of several, which. */
export type Sink = {
  symbol: (symbol: number, table: number) => void
  bits: (value: number, count: number) => void
}

/** Correction bits that may wait for their symbol, as decoders expect it. */
const mostWaiting = 1000 - 63
const longestRun = 0x7fff

/** Bits of a number above zero. */
function sizeOf(value: number): number {
  return 32 - Math.clz32(value)
}

/** How many bits a difference takes, and those bits (T.81, F.1.2.1). */
function putSigned(sink: Sink, value: number, size: number) {
  if (size > 0) sink.bits(value < 0 ? value - 1 : value, size)
}

/** The means of all planes, in units: the first plane by the first table, the others by the second. */
export function meanSymbols({ components, width, height, across, down }: JpegPicture, sink: Sink): void {
  const last = components.map(() => 0)
  const put = (component: Component, index: number, at: number) => {
    const mean = component.coefficients[at] ?? 0
    const difference = mean - (last[index] ?? 0)
    last[index] = mean
    const size = sizeOf(Math.abs(difference))
    sink.symbol(size, Math.min(index, 1))
    putSigned(sink, difference, size)
  }
  const [only] = components
  if (only && components.length === 1) {
    for (let row = 0; row < only.height; row += 1)
      for (let column = 0; column < only.width; column += 1) put(only, 0, (row * only.stride + column) * 64)
    return
  }
  const [unitsAcross, unitsDown] = [Math.ceil(width / (8 * across)), Math.ceil(height / (8 * down))]
  for (let y = 0; y < unitsDown; y += 1)
    for (let x = 0; x < unitsAcross; x += 1)
      for (const [index, component] of components.entries())
        for (let row = y * component.down; row < (y + 1) * component.down; row += 1)
          for (let column = x * component.across; column < (x + 1) * component.across; column += 1)
            put(component, index, (row * component.stride + column) * 64)
}

/** A band of one plane (T.81, G.1.2.2 and G.1.2.3). `every`: of so many rows only the first, to estimate by. */
export function bandSymbols(component: Component, band: Band, sink: Sink, every = 1): void {
  const { coefficients, width, height, stride } = component
  const block = band.high === 0 ? firstPass(band, sink) : laterPass(band, sink)
  for (let row = 0; row < height; row += every)
    for (let column = 0; column < width; column += 1) block.put(coefficients, (row * stride + column) * 64)
  block.end()
}

type Pass = { put: (coefficients: Int16Array, at: number) => void; end: () => void }

function firstPass({ start, end, low }: Band, sink: Sink): Pass {
  let run = 0
  const endRun = () => {
    if (run === 0) return
    const size = sizeOf(run) - 1
    sink.symbol(size << 4, 0)
    if (size > 0) sink.bits(run, size)
    run = 0
  }
  return {
    put(coefficients, at) {
      let zeros = 0
      for (let k = start; k <= end; k += 1) {
        const value = coefficients[at + k] ?? 0
        const amount = (value < 0 ? -value : value) >> low
        if (amount === 0) {
          zeros += 1
          continue
        }
        endRun()
        for (; zeros > 15; zeros -= 16) sink.symbol(0xf0, 0)
        const size = sizeOf(amount)
        sink.symbol((zeros << 4) | size, 0)
        sink.bits(value < 0 ? ~amount : amount, size)
        zeros = 0
      }
      if (zeros === 0) return
      run += 1
      if (run === longestRun) endRun()
    },
    end: endRun,
  }
}

function laterPass({ start, end, low }: Band, sink: Sink): Pass {
  let run = 0
  /** Bits of blocks that are over, and behind them those of the block at hand. */
  const waiting = new Uint8Array(mostWaiting + 128)
  let over = 0
  let here = 0
  const release = (from: number, count: number) => {
    for (let at = from; at < from + count; at += 1) sink.bits(waiting[at] ?? 0, 1)
  }
  const endRun = () => {
    if (run > 0) {
      const size = sizeOf(run) - 1
      sink.symbol(size << 4, 0)
      if (size > 0) sink.bits(run, size)
      run = 0
    }
    release(0, over)
    waiting.copyWithin(0, over, over + here)
    over = 0
  }
  return {
    put(coefficients, at) {
      let lastFresh = -1
      for (let k = end; k >= start; k -= 1) {
        if (Math.abs(coefficients[at + k] ?? 0) >> low === 1) {
          lastFresh = k
          break
        }
      }
      let zeros = 0
      here = 0
      for (let k = start; k <= end; k += 1) {
        const value = coefficients[at + k] ?? 0
        const amount = (value < 0 ? -value : value) >> low
        if (amount === 0) {
          zeros += 1
          continue
        }
        if (k <= lastFresh)
          for (; zeros > 15; zeros -= 16) {
            endRun()
            sink.symbol(0xf0, 0)
            release(0, here)
            here = 0
          }
        if (amount > 1) {
          waiting[over + here] = amount & 1
          here += 1
          continue
        }
        endRun()
        sink.symbol((zeros << 4) | 1, 0)
        sink.bits(value < 0 ? 0 : 1, 1)
        release(0, here)
        here = 0
        zeros = 0
      }
      if (zeros === 0 && here === 0) return
      run += 1
      over += here
      here = 0
      if (run === longestRun || over > mostWaiting - 63) endRun()
    },
    end: endRun,
  }
}
