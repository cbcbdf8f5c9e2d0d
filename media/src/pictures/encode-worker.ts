import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { decoded, openEncoders, type Pixels } from './codecs.ts'
import type { EncodedVariant } from './encode-picture.ts'

const askedSchema = z.object({
  bytes: z.instanceof(Uint8Array),
  type: z.string(),
  widths: z.array(z.int().positive()),
  needsPlain: z.boolean(),
})

/** Widest of what is made for browsers that know neither AVIF nor WebP. */
const plainWidth = 1280

/** Decodes once and sends what it makes, one file after the other; the process goes on serving meanwhile. */
async function encodeAll() {
  const { bytes, type, widths, needsPlain } = askedSchema.parse(workerData)
  const whole = await decoded(bytes, type)
  const encoders = await openEncoders()
  for (const width of widths) {
    const pixels = await encoders.scaled(whole, width)
    send({ width, extension: 'avif', bytes: await encoders.avif(pixels) })
    send({ width, extension: 'webp', bytes: await encoders.webp(pixels) })
  }
  const width = Math.min(plainWidth, whole.width)
  if (needsPlain && isOpaque(whole))
    send({ width, extension: 'jpg', bytes: await encoders.jpg(await encoders.scaled(whole, width)) })
}

function send(variant: EncodedVariant) {
  parentPort?.postMessage(variant, [variant.bytes.buffer])
}

function isOpaque({ data }: Pixels): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false
  return true
}

await encodeAll()
