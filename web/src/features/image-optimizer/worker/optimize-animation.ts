import { changedArea } from '../animation/changed-area.ts'
import { writesAv1 } from '../engine/av1.ts'
import { outputSize } from '../engine/dimensions.ts'
import type { EncodeSettings } from '../engine/settings.ts'
import type { Pixels } from '../score/planes.ts'
import { avifSink, type Sink, webpSink } from './animation-sinks.ts'
import { canDecodeFrames, decodeFrames } from './decode-frames.ts'
import { drawWatermark } from './draw-watermark.ts'
import { encodeBy } from './encode-by.ts'
import type { Source } from './load-image.ts'
import { drawn, pixelsOf, release, type Surface } from './pixels.ts'

type Animation = {
  bytes: Uint8Array<ArrayBuffer>
  width: number
  height: number
  quality: number
  count: number
  /** True where something transparent was laid on the background. */
  flattened: boolean
}

/** True where all frames of this animation can be kept in this format by this browser. */
export async function canOptimizeAnimation(source: Source, { format }: EncodeSettings): Promise<boolean> {
  if (!canDecodeFrames(source)) return false
  return format === 'webp' || (format === 'avif' && (await writesAv1()))
}

/** An animation with all its frames, as WebP or AVIF. */
export async function optimizeAnimation(
  source: Source,
  settings: EncodeSettings,
  progress: (share: number) => void,
): Promise<Animation> {
  const decoder = await decodeFrames(source)
  let sink: Sink | null = null
  let before: Pixels | null = null
  let quality = settings.quality
  let size = { width: 1, height: 1 }
  let isOpaque = true
  try {
    for (let index = 0; index < decoder.count; index += 1) {
      const { image, milliseconds } = await decoder.frame(index)
      const { displayWidth: width, displayHeight: height } = image
      size = outputSize({ width, height }, settings.maxWidth, settings.maintainAspectRatio)
      const whole = await drawWatermark(drawn(image, size, null), settings.watermark)
      image.close()
      if (!sink) {
        quality = await qualityOfFirst(whole, settings, decoder.count)
        sink =
          settings.format === 'avif' ? avifSink(size, settings, quality) : webpSink(size, settings, quality)
      }
      const pixels = pixelsOf(whole)
      isOpaque &&= pixels.data.every((value, at) => at % 4 !== 3 || value === 255)
      const area = before ? changedArea(before, pixels) : { x: 0, y: 0, ...size }
      if (area) await sink.add(whole, area, milliseconds)
      else sink.hold(milliseconds)
      before = pixels
      release(whole)
      progress((index + 1) / decoder.count)
    }
    if (!sink) throw new Error('an animation without frames')
    const bytes = await sink.end(decoder.loops)
    const flattened = settings.format === 'avif' && !isOpaque
    return { bytes, ...size, quality, count: decoder.count, flattened }
  } finally {
    sink?.close()
    decoder.close()
  }
}

/** The first frame stands for all: its quality is theirs, and its share of a size wanted is theirs too. */
async function qualityOfFirst(first: Surface, settings: EncodeSettings, count: number): Promise<number> {
  if (settings.mode === 'fixed') return settings.quality
  const targetKilobytes = Math.max(1, Math.floor(settings.targetKilobytes / count))
  return (await encodeBy(first, { ...settings, targetKilobytes }, () => {})).quality
}
