import { parentPort, workerData } from 'node:worker_threads'
import { readFont } from './read-font.ts'
import { FontRefused } from './refused.ts'
import type { Reading } from './read-in-thread.ts'

/** One file, in a thread that ends with it: what a font makes libraries do ends there too. */
const { bytes, name }: Reading = workerData
try {
  parentPort?.postMessage({ font: await readFont(Buffer.from(bytes), name) })
} catch (error) {
  if (!(error instanceof FontRefused)) throw error
  parentPort?.postMessage({ refused: error.reason })
}
