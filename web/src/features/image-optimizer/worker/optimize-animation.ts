import { animatedWebp, type Frame } from '../animation/animated-webp.ts'
import { changedArea, type Area } from '../animation/changed-area.ts'
import { outputSize } from '../engine/dimensions.ts'
import type { EncodeSettings } from '../engine/settings.ts'
import type { Pixels } from '../score/planes.ts'
import { decodeFrames } from './decode-frames.ts'
import { encodeBy } from './encode-by.ts'
import { encode } from './encoders.ts'
import type { Source } from './load-image.ts'
import { drawn, pixelsOf, release, surface, type Surface } from './pixels.ts'

type Animation = {
  bytes: Uint8Array<ArrayBuffer>
  width: number
  height: number
  quality: number
  count: number
}

/** An animation as WebP with all its frames; of each only what changed is stored. */
export async function optimizeAnimation(
  source: Source,
  settings: EncodeSettings,
  progress: (share: number) => void,
): Promise<Animation> {
  const decoder = await decodeFrames(source)
  const frames: Frame[] = []
  let before: Pixels | null = null
  let quality = settings.quality
  let size = { width: 1, height: 1 }
  try {
    for (let index = 0; index < decoder.count; index += 1) {
      const { image, milliseconds } = await decoder.frame(index)
      const { displayWidth: width, displayHeight: height } = image
      size = outputSize({ width, height }, settings.maxWidth, settings.maintainAspectRatio)
      const whole = drawn(image, size, null)
      image.close()
      if (index === 0) quality = await qualityOfFirst(whole, settings, decoder.count)
      const pixels = pixelsOf(whole)
      const area = before ? changedArea(before, pixels) : { x: 0, y: 0, ...size }
      const last = frames.at(-1)
      if (!area && last) last.milliseconds += milliseconds
      else if (area)
        frames.push({ ...area, milliseconds, picture: await encodeArea(whole, area, settings, quality) })
      before = pixels
      release(whole)
      progress((index + 1) / decoder.count)
    }
  } finally {
    decoder.close()
  }
  return { bytes: animatedWebp(size, frames, decoder.loops), ...size, quality, count: decoder.count }
}

/** The first frame stands for all: its quality is theirs, and its share of a size wanted is theirs too. */
async function qualityOfFirst(first: Surface, settings: EncodeSettings, count: number): Promise<number> {
  if (settings.mode === 'fixed') return settings.quality
  const targetKilobytes = Math.max(1, Math.floor(settings.targetKilobytes / count))
  return (await encodeBy(first, { ...settings, targetKilobytes }, () => {})).quality
}

async function encodeArea(
  whole: Surface,
  { x, y, width, height }: Area,
  settings: EncodeSettings,
  quality: number,
) {
  const part = surface({ width, height }, null)
  part.context.drawImage(whole.canvas, -x, -y)
  const bytes = await encode(part, 'webp', quality, settings)
  release(part)
  return bytes
}
