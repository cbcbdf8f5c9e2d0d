import { scoreOfQuality, visualScores } from '../engine/visual-scores.ts'
import { reference, visualScore } from '../score/score.ts'
import { leastQuality } from '../search/automatic-quality.ts'
import { sampleOf } from '../search/sample.ts'
import { mostEncodes, reachTarget } from '../search/target-size.ts'
import { encode, qualitySteps } from './encoders.ts'
import { readBack } from './read-back.ts'
import { pixelsOf, release, shrunk, surface, type Surface } from './pixels.ts'
import type { EncodeSettings } from '../engine/settings.ts'
import type { Note } from './protocol.ts'

type Encoded = {
  bytes: Uint8Array<ArrayBuffer>
  width: number
  height: number
  quality: number
  score: number | null
  notes: Note[]
  encodes: number
}
type Progress = (share: number) => void

/** Encodes a surface by what leads: the slider, the visual score, or a size. */
export async function encodeBy(
  source: Surface,
  settings: EncodeSettings,
  progress: Progress,
): Promise<Encoded> {
  if (settings.mode === 'target') return toTarget(source, settings, progress)
  const found = settings.mode === 'fixed' ? null : await scoredQuality(source, settings, progress)
  const quality = found?.quality ?? settings.quality
  const bytes = await encode(source, settings.format, quality, settings)
  progress(1)
  const { width, height } = source.canvas
  return {
    bytes,
    width,
    height,
    quality,
    score: found?.score ?? null,
    notes: found?.notes ?? [],
    encodes: (found?.encodes ?? 0) + 1,
  }
}

async function toTarget(source: Surface, settings: EncodeSettings, progress: Progress): Promise<Encoded> {
  const { format, targetKilobytes } = settings
  const steps = qualitySteps[format]
  let encodes = 0
  const result = await reachTarget(
    targetKilobytes * 1024,
    async (quality, scale) => {
      const smaller = scale < 1 ? shrunk(source, scale) : source
      const { width, height } = smaller.canvas
      const bytes = await encode(smaller, format, quality, { ...settings, even: true })
      if (smaller !== source) release(smaller)
      encodes += 1
      progress(encodes / mostEncodes)
      return { bytes: bytes.length, made: { bytes, width, height } }
    },
    { ...steps, start: Math.min(settings.quality, steps.start) },
  )
  const { bytes, width, height } = result.made
  const notes: Note[] = []
  if (!result.met) notes.push({ code: 'target-missed' })
  if (width !== source.canvas.width) notes.push({ code: 'target-shrunk', width, height })
  return { bytes, width, height, quality: result.quality, score: null, notes, encodes }
}

const smallestScored = 8

/** The least quality that looks as wished, tried on a sample; null where the picture is too small to tell. */
async function scoredQuality(source: Surface, settings: EncodeSettings, progress: Progress) {
  const { width, height } = source.canvas
  if (Math.min(width, height) < smallestScored) return null
  const { format } = settings
  const pixels = sampleOf(pixelsOf(source))
  const { colours } = source
  const sample = surface(pixels, null, colours)
  const drawnPixels = new ImageData(pixels.data, pixels.width, pixels.height, { colorSpace: colours })
  sample.context.putImageData(drawnPixels, 0, 0)
  const original = reference(pixels)
  const wanted =
    settings.mode === 'alike' ? scoreOfQuality(settings.quality) : visualScores[settings.visualScore]
  let encodes = 0
  try {
    const found = await leastQuality(wanted, async (quality) => {
      const bytes = await encode(sample, format, quality, settings)
      encodes += 1
      progress(encodes / 8)
      return visualScore(original, await readBack(bytes, format))
    })
    const notes: Note[] =
      found.score < wanted - 1 ? [{ code: 'score-missed', score: Math.round(found.score) }] : []
    return { ...found, notes, encodes }
  } finally {
    release(sample)
  }
}
