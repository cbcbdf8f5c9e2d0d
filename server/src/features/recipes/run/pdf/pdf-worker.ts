import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { stepsSchema } from '@aurelio/contracts/recipes'
import { type Failure, failureOf } from '@aurelio/formats/pdf/failure'
import { qpdfComesFrom } from '@aurelio/formats/pdf/qpdf'
import { compiledWasm, limitWasmMemory } from '@aurelio/media/wasm'
import { init as initReader } from '@jsquash/jpeg/decode.js'
import { init as initWriter } from '@jsquash/jpeg/encode.js'
import { initResize } from '@jsquash/resize'
import { z } from 'zod'
import { makePdf, type NamedPdf } from './make-pdf.ts'

const askedSchema = z.object({
  files: z.array(z.object({ name: z.string(), bytes: z.instanceof(Uint8Array<ArrayBuffer>) })),
  steps: stepsSchema,
  opening: z.string(),
  password: z.string(),
  mostPages: z.number(),
})
export type AskedPdf = z.infer<typeof askedSchema>
export type SaidOfPdf = { made: NamedPdf } | { failure: Failure }

const require = createRequire(import.meta.url)
/** Of each program. */
const mostMemory = 1024 ** 3

function say(said: SaidOfPdf) {
  parentPort?.postMessage(said, [])
}

/** One recipe, in a thread that ends with it and gives the memory of its programs back. */
async function makeOne() {
  limitWasmMemory(mostMemory)
  const qpdf = '@neslinesli93/qpdf-wasm/dist/qpdf.wasm'
  qpdfComesFrom({ address: require.resolve(qpdf), compile: () => compiledWasm(qpdf) })
  await initReader(await compiledWasm('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm'))
  await initWriter(await compiledWasm('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'))
  await initResize(await compiledWasm('@jsquash/resize/lib/resize/pkg/squoosh_resize_bg.wasm'))
  try {
    say({ made: await makePdf(askedSchema.parse(workerData)) })
  } catch (error) {
    say({ failure: failureOf(error) })
  }
}

await makeOne()
