import type { Size } from './dimensions.ts'

/** What the browser's AV1 encoder is asked for: each frame at a quality of its own. */
export function av1Settings({ width, height }: Size): VideoEncoderConfig {
  const pixels = width * height
  const level = pixels <= 2_200_000 ? '08' : pixels <= 8_900_000 ? '13' : '17'
  return {
    codec: `av01.0.${level}M.08`,
    width,
    height,
    bitrateMode: 'quantizer',
    latencyMode: 'quality',
  }
}

/** A size that is never too large for an encoder. */
const usual = { width: 640, height: 480 }
let isKnownToWrite = false

/** True where this browser encodes AV1. */
export async function writesAv1(): Promise<boolean> {
  if (!('VideoEncoder' in globalThis)) return false
  const { supported } = await VideoEncoder.isConfigSupported(av1Settings(usual)).catch(() => ({
    supported: false,
  }))
  isKnownToWrite = supported === true
  return isKnownToWrite
}

/** What `writesAv1` has said, for those who cannot wait; false before. */
export function isKnownToWriteAv1(): boolean {
  return isKnownToWrite
}
