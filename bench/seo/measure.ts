import { createEngine, createJsKernel, type Job, type Kernel, oneFile } from '@aurelio/page/generator'
import { createWasmKernel } from '../../web/src/features/seo-generator/engine/wasm-kernel.ts'

export type Speed = { rows: number; bytes: number; seconds: number }

export function kernelNamed(name: 'wasm' | 'js'): Kernel {
  const kernel = name === 'wasm' ? createWasmKernel() : createJsKernel()
  if (kernel === undefined) throw new Error('no WebAssembly SIMD here')
  return kernel
}

/** The chunks of the whole result, with the given kernel. */
export function chunksOf(job: Job, kernel: Kernel, blockBytes?: number): AsyncGenerator<Uint8Array> {
  const engine = createEngine({ ...job, kernel, ...(blockBytes === undefined ? {} : { blockBytes }) })
  return oneFile({ engine, template: job.template, locations: job.locations, base: '', fileType: 'csv' })
}

/** Generates everything into nothing. */
export async function toNowhere(
  job: Job,
  name: 'wasm' | 'js',
  onChunk: () => void = () => undefined,
): Promise<Speed> {
  const start = performance.now()
  let bytes = 0
  for await (const chunk of chunksOf(job, kernelNamed(name))) {
    bytes += chunk.length
    onChunk()
  }
  return {
    rows: job.template.rows * job.locations.length,
    bytes,
    seconds: (performance.now() - start) / 1000,
  }
}
