const pageSize = 64 * 1024

type Call = (...values: number[]) => number

function isCall(value: unknown): value is Call {
  return typeof value === 'function'
}

/** A module with a memory of its own; undefined where the browser has no WebAssembly SIMD or the page's policy forbids it. */
export function instanceOf(base64: string) {
  try {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes))
    const { memory } = exports
    if (!(memory instanceof WebAssembly.Memory)) return undefined
    return {
      /** The memory, at least `size` bytes large from now on. */
      memory: (size: number): ArrayBuffer => {
        const missing = Math.ceil((size - memory.buffer.byteLength) / pageSize)
        if (missing > 0) memory.grow(missing)
        return memory.buffer
      },
      /** A function of it whose result is an address. */
      call: (name: string): Call | undefined => {
        const call = exports[name]
        return isCall(call) ? (...values) => call(...values) >>> 0 : undefined
      },
    }
  } catch {
    // No WebAssembly, no SIMD, or a policy without 'wasm-unsafe-eval': the plain path does the same work.
    return undefined
  }
}
