import { Worker } from 'node:worker_threads'
import type { FontRefusal } from '@aurelio/contracts/font-refusals'
import pLimit from 'p-limit'
import type { ReadFont } from './read-font.ts'
import { FontRefused } from './refused.ts'

type Reading = { bytes: Uint8Array; name: string }
type Said = { font: ReadFont } | { refused: FontRefusal }

/** Beside this file as it is written, and beside the server's own as it is built. */
const workerFile = import.meta.url.endsWith('.ts') ? './font-worker.ts' : './font-worker.js'
/** A variable font takes a second or two of a core; what takes this long is made to. */
const mostMs = 60_000
/** Each takes a core, and memory for all that a file unpacks to. */
const oneByOne = pLimit(1)

/**
 * Reads a font in a thread of its own, one after the other.
 * @throws FontRefused as `readFont` does, also for what takes too long or too much memory
 */
export function readInThread(asked: Reading, withinMs = mostMs): Promise<ReadFont> {
  return oneByOne(() => readOne(asked, withinMs))
}

async function readOne(workerData: Reading, withinMs: number): Promise<ReadFont> {
  const worker = new Worker(new URL(workerFile, import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 64 },
  })
  let timer: NodeJS.Timeout | undefined
  try {
    const said = await new Promise<Said>((resolve, reject) => {
      timer = setTimeout(() => reject(new FontRefused('broken')), withinMs)
      worker.once('message', resolve)
      worker.once('error', () => reject(new FontRefused('broken')))
      worker.once('exit', () => reject(new FontRefused('broken')))
    })
    if ('refused' in said) throw new FontRefused(said.refused)
    return said.font
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
