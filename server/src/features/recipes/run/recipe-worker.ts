import { parentPort, workerData } from 'node:worker_threads'
import { ImageProblem, imageMaker, type ImageWish } from '../../../platform/images/make-image.ts'

export type Asked = { bytes: Uint8Array; wish: ImageWish; mostPixels: number }

/** One picture, in a thread that ends with it and gives the memory of its codecs back. */
async function makeOne({ bytes, wish, mostPixels }: Asked) {
  try {
    parentPort?.postMessage({ made: await imageMaker(mostPixels)(Buffer.from(bytes), wish) }, [])
  } catch (error) {
    if (!(error instanceof ImageProblem)) throw error
    parentPort?.postMessage({ problem: error.message }, [])
  }
}

// Given by `make-in-thread.ts` alone.
await makeOne(workerData as Asked)
