import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { readFont } from './read-font.ts'
import { FontRefused } from './refused.ts'

const askedSchema = z.object({ bytes: z.instanceof(Uint8Array), name: z.string() })

/** One file, in a thread that ends with it: what a font makes libraries do ends there too. */
async function readOne() {
  const { bytes, name } = askedSchema.parse(workerData)
  try {
    parentPort?.postMessage({ font: await readFont(Buffer.from(bytes), name) }, [])
  } catch (error) {
    if (!(error instanceof FontRefused)) throw error
    parentPort?.postMessage({ refused: error.reason }, [])
  }
}

await readOne()
