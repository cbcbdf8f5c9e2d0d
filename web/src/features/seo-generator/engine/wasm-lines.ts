import type { LineKernel } from '@aurelio/page/generator'
import { linesBase64 } from './lines-binary.ts'
import { instanceOf } from './wasm-instance.ts'

/** What reads many lines at once; undefined where the browser has no WebAssembly SIMD or the page's policy forbids it. */
export function createLineKernel(): LineKernel | undefined {
  const instance = instanceOf(linesBase64)
  const cut = instance?.call('cut')
  const measure = instance?.call('measure')
  return instance && cut && measure ? { memory: instance.memory, cut, measure } : undefined
}
