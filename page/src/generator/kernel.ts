import { groupFlag } from './template.ts'
import { chooseOption } from './spintax.ts'

/** One linear memory and the loop that fills the template in it; addresses are bytes. */
export type Kernel = {
  readonly name: 'wasm' | 'js'
  /** The memory, at least `bytes` large from now on; earlier views of it are no longer valid. */
  memory(bytes: number): ArrayBuffer
  /** Fills until the operations end or the output reaches its limit. Returns the end of the output. */
  run(frame: Frame): number
  /** Where the last run stopped, for the next one. */
  readonly cursor: () => { readonly operation: number; readonly literal: number }
}

export type Frame = {
  readonly operation: number
  readonly operationEnd: number
  readonly literal: number
  readonly out: number
  readonly limit: number
  readonly variants: number
  readonly groups: number
  readonly salt: number
}

const pageSize = 64 * 1024

/** The loop in plain JavaScript. */
export function createJsKernel(): Kernel {
  let buffer = new ArrayBuffer(pageSize)
  let bytes = new Uint8Array(buffer)
  let words = new Uint32Array(buffer)
  let last = { operation: 0, literal: 0 }
  return {
    name: 'js',
    memory: (size) => {
      if (size > buffer.byteLength) {
        const larger = new ArrayBuffer(Math.ceil(size / pageSize) * pageSize)
        new Uint8Array(larger).set(bytes)
        buffer = larger
        bytes = new Uint8Array(buffer)
        words = new Uint32Array(buffer)
      }
      return buffer
    },
    run: (at) => {
      let { operation, literal, out } = at
      while (operation < at.operationEnd && out < at.limit) {
        const length = words[operation >>> 2] ?? 0
        let reference = words[(operation >>> 2) + 1] ?? 0
        bytes.copyWithin(out, literal, literal + length)
        literal += length
        out += length
        operation += 8
        if (reference >= groupFlag) {
          const group = (at.groups >>> 2) + (reference - groupFlag) * 3
          reference =
            (words[group] ?? 0) + chooseOption(words[group + 2] ?? 0, at.salt, words[group + 1] ?? 0)
        }
        const entry = (at.variants >>> 2) + reference * 2
        const from = words[entry] ?? 0
        const size = words[entry + 1] ?? 0
        bytes.copyWithin(out, from, from + size)
        out += size
      }
      last = { operation, literal }
      return out
    },
    cursor: () => last,
  }
}
