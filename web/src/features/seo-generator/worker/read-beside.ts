import type { ByteSource } from '@aurelio/page/generator'
import type { ReadAnswer, ReadAsked } from './reader.worker.ts'

/** A smaller file is read sooner than a worker begins. */
const worthwhile = 16 * 1024 * 1024

/** Reads parts of files in a worker of its own, while this one works on what was read before. */
function openReader() {
  const worker = new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, PromiseWithResolvers<ArrayBuffer>>()
  let id = 0
  const fail = () => {
    for (const { reject } of waiting.values()) reject(new Error('not read'))
    waiting.clear()
  }
  worker.addEventListener('error', fail)
  worker.addEventListener('message', ({ data }: MessageEvent<ReadAnswer>) => {
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if (data.buffer) asked?.resolve(data.buffer)
    else asked?.reject(new Error('not read'))
  })
  return {
    read(part: Blob): Promise<ArrayBuffer> {
      const asked = Promise.withResolvers<ArrayBuffer>()
      id += 1
      waiting.set(id, asked)
      const message: ReadAsked = { id, part }
      worker.postMessage(message)
      return asked.promise
    },
  }
}

let reader: ReturnType<typeof openReader> | undefined

function readBeside(file: Blob): ByteSource {
  return {
    size: file.size,
    slice: (from, to) => readBeside(file.slice(from, to)),
    arrayBuffer: () => (reader ??= openReader()).read(file),
  }
}

/** A file that is large enough is read in a worker of its own: its next part comes while this one is worked on. */
export function sourceOf(file: Blob): ByteSource {
  return file.size < worthwhile ? file : readBeside(file)
}
