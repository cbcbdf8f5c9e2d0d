import { inThread, ThreadFailure } from './in-thread.ts'
import { ImageProblem, type ImageWish, type MadeImage } from './make-image.ts'
import type { Asked, Said } from './recipe-worker.ts'

/** Beside this file as it is written, and beside the server's own as it is built. */
const workerFile = import.meta.url.endsWith('.ts') ? './recipe-worker.ts' : './recipe-worker.js'
/** As for pages' own pictures: 160 MB once decoded. */
const mostPixels = 40_000_000
const mostMs = 60_000

/**
 * Makes a picture in a thread of its own, one after the other: codecs take whole seconds of a core and keep their memory.
 * @throws ImageProblem also for what takes too long, or ends the thread
 */
export async function makeInThread(
  bytes: Uint8Array<ArrayBuffer>,
  wish: ImageWish,
  withinMs = mostMs,
): Promise<MadeImage> {
  const asked: Asked = { bytes, wish, mostPixels }
  const said = await answerTo(asked, withinMs)
  if ('problem' in said) throw new ImageProblem(said.problem)
  return said.made
}

async function answerTo(asked: Asked, withinMs: number): Promise<Said> {
  try {
    return await inThread<Said>(new URL(workerFile, import.meta.url), asked, withinMs)
  } catch (error) {
    if (!(error instanceof ThreadFailure)) throw error
    throw new ImageProblem(
      error.why === 'slow'
        ? 'tarda demasiado con estos ajustes. Prueba con menos píxeles u otro formato.'
        : 'no se puede leer: está dañada.',
    )
  }
}
