import { kernelBase64 } from './kernel-binary.ts'
import { groupFlag } from './template.ts'
import { chooseOption } from './spintax.ts'

/** One linear memory and the loop that fills the template in it; addresses are bytes, see kernel.wat. */
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

function isRun(value: unknown): value is (...values: number[]) => number {
  return typeof value === 'function'
}

/** The SIMD kernel; undefined where the browser has no WebAssembly SIMD or the page's policy forbids it. */
export function createWasmKernel(): Kernel | undefined {
  try {
    const bytes = Uint8Array.from(atob(kernelBase64), (char) => char.charCodeAt(0))
    const { memory, run } = new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports
    if (!(memory instanceof WebAssembly.Memory) || !isRun(run)) return undefined
    return {
      name: 'wasm',
      memory: (size) => {
        const missing = Math.ceil((size - memory.buffer.byteLength) / pageSize)
        if (missing > 0) memory.grow(missing)
        return memory.buffer
      },
      run: (at) =>
        run(at.operation, at.operationEnd, at.literal, at.out, at.limit, at.variants, at.groups, at.salt) >>>
        0,
      cursor: () => {
        const [operation = 0, literal = 0] = new Uint32Array(memory.buffer, 0, 2)
        return { operation, literal }
      },
    }
  } catch {
    // No WebAssembly, no SIMD, or a policy without 'wasm-unsafe-eval': the plain path does the same work.
    return undefined
  }
}

/** The same loop in plain JavaScript. */
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

/** The fastest kernel this browser has. */
export function createKernel(): Kernel {
  return createWasmKernel() ?? createJsKernel()
}
