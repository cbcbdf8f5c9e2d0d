import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { defaultSettings } from '../../web/src/features/image-optimizer/engine/settings.ts'
import { reference, visualScore } from '../../web/src/features/image-optimizer/score/score.ts'
import { encode } from '../../web/src/features/image-optimizer/worker/encoders.ts'
import { readBack } from '../../web/src/features/image-optimizer/worker/read-back.ts'
import { say } from '../in-browser.ts'
import { openNodeCanvas, surfaceOf } from './node-canvas.ts'
import { fetchPhones } from './packages.ts'

/**
 * Prints our bytes with the usual and with the greatest effort beside cwebp and avifenc, at the score of their file.
 * Arguments: the width of the photographs (640), then the formats wanted of `webp avif` (both).
 */
const wide = Number(process.argv[2] ?? 640)
const wanted = process.argv.slice(3)
const three = (value: number) => value.toFixed(3)
const geometric = (values: readonly number[]) =>
  Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length)

type Format = 'webp' | 'avif'
type Encoded = { bytes: number; score: number }

/** Bytes of ours at a score, between two qualities two apart, on a logarithmic scale; and the seconds of the first one. */
async function oursAt(png: Buffer, format: Format, effort: 'usual' | 'most', score: number) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const source = surfaceOf({ data: Uint8ClampedArray.from(data), width: info.width, height: info.height })
  const original = reference({ data: new Uint8ClampedArray(data), width: info.width, height: info.height })
  const at = async (quality: number): Promise<Encoded> => {
    const bytes = await encode(source, format, quality, { ...defaultSettings, effort })
    return { bytes: bytes.length, score: visualScore(original, await readBack(bytes, format)) }
  }
  const startedAt = performance.now()
  let [low, below] = [80, await at(80)]
  const seconds = (performance.now() - startedAt) / 1000
  let [high, above] = [low, below]
  while (below.score > score && low > 40) [high, above, low, below] = [low, below, low - 4, await at(low - 4)]
  while (above.score < score && high < 96)
    [low, below, high, above] = [high, above, high + 4, await at(high + 4)]
  const share = (score - below.score) / (above.score - below.score)
  return { bytes: Math.exp(Math.log(below.bytes) + share * Math.log(above.bytes / below.bytes)), seconds }
}

async function scoreOf(png: Buffer, made: Buffer, format: Format): Promise<number> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const original = reference({ data: new Uint8ClampedArray(data), width: info.width, height: info.height })
  return visualScore(original, await readBack(Uint8Array.from(made), format))
}

const folder = await mkdtemp(join(tmpdir(), 'aurelio-bench-effort-'))
try {
  await openNodeCanvas()
  const { photographs, cwebp, avifenc } = await fetchPhones(folder)
  for (const [format, peer, words] of [
    ['webp', cwebp, 'cwebp -q 80 -m 6 -sharp_yuv'],
    ['avif', avifenc, 'avifenc -s 6, cq-level 22'],
  ] as const) {
    if (wanted.length > 0 && !wanted.includes(format)) continue
    say(`\n${format} at the score of ${words}, ${wide} pixels wide: usual / peer, most / peer`)
    const [usual, most, seconds]: [number[], number[], number[]] = [[], [], []]
    for (const { name, bytes } of photographs) {
      const png = await sharp(bytes).resize(wide, undefined, { withoutEnlargement: true }).png().toBuffer()
      const made = await peer(png)
      const score = await scoreOf(png, made, format)
      const ours = await oursAt(png, format, 'usual', score)
      const best = await oursAt(png, format, 'most', score)
      usual.push(ours.bytes / made.length)
      most.push(best.bytes / made.length)
      seconds.push(best.seconds / ours.seconds)
      say(
        `  ${name}: ${three(ours.bytes / made.length)}, ${three(best.bytes / made.length)} (score ${score.toFixed(1)}; ${ours.seconds.toFixed(1)}, ${best.seconds.toFixed(1)} s)`,
      )
    }
    say(`  usual: mean ${three(geometric(usual))}, worst ${three(Math.max(...usual))}`)
    say(
      `  most: mean ${three(geometric(most))}, worst ${three(Math.max(...most))}, ${geometric(seconds).toFixed(1)} times the time; load ${(loadavg()[0] ?? 0).toFixed(0)}`,
    )
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
