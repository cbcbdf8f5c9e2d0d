import { createJsKernel, type Kernel } from '@aurelio/page/generator/kernel'
import { kernelBase64 } from './kernel-binary.ts'

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

/** The fastest kernel this browser has. */
export function createKernel(): Kernel {
  return createWasmKernel() ?? createJsKernel()
}
