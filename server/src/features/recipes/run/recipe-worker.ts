import { parentPort, workerData } from 'node:worker_threads'
import { shownFormats, watermarkSchema } from '@aurelio/contracts/image-settings'
import { z } from 'zod'
import { ImageProblem, imageMaker, type MadeImage } from './make-image.ts'

const askedSchema = z.object({
  bytes: z.instanceof(Uint8Array),
  wish: z.object({
    format: z.enum(shownFormats),
    quality: z.number(),
    width: z.number().nullable(),
    bytes: z.number().nullable(),
    watermark: watermarkSchema.nullable(),
    background: z.string(),
  }),
  mostPixels: z.number(),
})
export type Asked = z.infer<typeof askedSchema>
export type Said = { made: MadeImage } | { problem: string }

/** One picture, in a thread that ends with it and gives the memory of its codecs back. */
async function makeOne() {
  const { bytes, wish, mostPixels } = askedSchema.parse(workerData)
  try {
    parentPort?.postMessage({ made: await imageMaker(mostPixels)(Buffer.from(bytes), wish) }, [])
  } catch (error) {
    if (!(error instanceof ImageProblem)) throw error
    parentPort?.postMessage({ problem: error.message }, [])
  }
}

await makeOne()
