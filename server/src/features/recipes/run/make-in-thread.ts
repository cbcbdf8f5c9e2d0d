import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import { ImageProblem, type ImageWish, type MadeImage } from './make-image.ts'
import type { Asked } from './recipe-worker.ts'

type Said = { made: MadeImage } | { problem: string }

/** Beside this file as it is written, and beside the server's own as it is built. */
const workerFile = import.meta.url.endsWith('.ts') ? './recipe-worker.ts' : './recipe-worker.js'
/** As for pages' own pictures: 160 MB once decoded. */
const mostPixels = 40_000_000
const mostMs = 60_000
const mostWaiting = 4
/** Each takes a core, and memory for all its pixels. */
const oneByOne = pLimit(1)

/** True where so many pictures wait that another one would wait too long. */
export function isBusy(): boolean {
  return oneByOne.pendingCount >= mostWaiting
}

/**
 * Makes a picture in a thread of its own, one after the other: codecs take whole seconds of a core and keep their memory.
 * @throws ImageProblem also for what takes too long, or ends the thread
 */
export function makeInThread(
  bytes: Uint8Array<ArrayBuffer>,
  wish: ImageWish,
  withinMs = mostMs,
): Promise<MadeImage> {
  return oneByOne(() => makeOne({ bytes, wish, mostPixels }, withinMs))
}

async function makeOne(workerData: Asked, withinMs: number): Promise<MadeImage> {
  const worker = new Worker(new URL(workerFile, import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 },
  })
  let timer: NodeJS.Timeout | undefined
  try {
    const said = await new Promise<Said>((resolve, reject) => {
      const broken = () => reject(new ImageProblem('no se puede leer: está dañada.'))
      timer = setTimeout(
        () =>
          reject(
            new ImageProblem('tarda demasiado con estos ajustes. Prueba con menos píxeles u otro formato.'),
          ),
        withinMs,
      )
      worker.once('message', resolve)
      worker.once('error', broken)
      worker.once('exit', broken)
    })
    if ('problem' in said) throw new ImageProblem(said.problem)
    return said.made
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
