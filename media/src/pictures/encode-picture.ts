import { Worker } from 'node:worker_threads'
import type { VariantPlan } from './variants.ts'

export type EncodedVariant = {
  width: number
  extension: 'avif' | 'webp' | 'jpg'
  bytes: Uint8Array<ArrayBuffer>
}

type Asked = VariantPlan & { bytes: Uint8Array; type: string; signal: AbortSignal }

/** Beside this file as it is written, and beside the server's own as it is built. */
const workerFile = import.meta.url.endsWith('.ts') ? './encode-worker.ts' : './encode-worker.js'

/**
 * Encodes a picture in a thread of its own, which ends with it and gives its memory back: codecs grow with what they
 * decode and never shrink.
 * @throws Error where the picture is damaged; AbortError where `signal` says so
 */
export async function* encodePicture({ signal, ...asked }: Asked): AsyncGenerator<EncodedVariant> {
  signal.throwIfAborted()
  const worker = new Worker(new URL(workerFile, import.meta.url), { workerData: asked })
  const made: EncodedVariant[] = []
  let end: { error: unknown } | 'done' | undefined
  let wake: (() => void) | undefined
  const settle = (how: { error: unknown } | 'done') => {
    end ??= how
    wake?.()
  }
  const stop = () => settle({ error: signal.reason })
  signal.addEventListener('abort', stop)
  worker.on('message', (variant: EncodedVariant) => {
    made.push(variant)
    wake?.()
  })
  worker.on('error', (error) => settle({ error }))
  worker.on('exit', () => settle('done'))
  try {
    for (;;) {
      const next = made.shift()
      if (next) yield next
      else if (end === 'done') return
      else if (end) throw end.error
      else await new Promise<void>((resolve) => (wake = resolve))
    }
  } finally {
    signal.removeEventListener('abort', stop)
    await worker.terminate()
  }
}
