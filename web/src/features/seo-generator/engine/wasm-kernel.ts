import { createJsKernel, type Kernel } from '@aurelio/page/generator'
import { kernelBase64 } from './kernel-binary.ts'
import { instanceOf } from './wasm-instance.ts'

/** The SIMD kernel; undefined where the browser has no WebAssembly SIMD or the page's policy forbids it. */
export function createWasmKernel(): Kernel | undefined {
  const instance = instanceOf(kernelBase64)
  const run = instance?.call('run')
  if (instance === undefined || run === undefined) return undefined
  return {
    name: 'wasm',
    memory: instance.memory,
    run: (at) =>
      run(at.operation, at.operationEnd, at.literal, at.out, at.limit, at.variants, at.groups, at.salt),
    cursor: () => {
      const [operation = 0, literal = 0] = new Uint32Array(instance.memory(0), 0, 2)
      return { operation, literal }
    },
  }
}

/** The fastest kernel this browser has. */
export function createKernel(): Kernel {
  return createWasmKernel() ?? createJsKernel()
}
