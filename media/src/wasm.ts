import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const pageBytes = 65_536

/** A program of a package, whose own script would look for it with a browser's means. */
export async function compiledWasm(path: string): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(require.resolve(path)))
}

/** From here on each program of this thread may take so much memory; one that asks for more hears that there is none left. */
export function limitWasmMemory(bytes: number): void {
  const memory: { grow: (this: WebAssembly.Memory, pages: number) => number } = WebAssembly.Memory.prototype
  const { grow } = memory
  memory.grow = function bounded(pages) {
    if (this.buffer.byteLength + pages * pageBytes > bytes) throw new RangeError('no memory left')
    return grow.call(this, pages)
  }
}
