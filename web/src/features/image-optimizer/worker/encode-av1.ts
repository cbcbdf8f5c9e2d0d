import type { CodedFrame } from '../animation/animated-avif.ts'
import { yuvOf } from '../animation/yuv.ts'
import { encodeError } from '../engine/failure.ts'
import { av1Settings } from '../engine/av1.ts'
import type { Size } from '../engine/dimensions.ts'
import type { Pixels } from '../score/planes.ts'

/** Frames that the encoder holds at once: each is a whole picture. */
const mostWaiting = 4
const microseconds = 1000
/** What WebCodecs knows of AV1 beyond what TypeScript does. */
type Av1Options = VideoEncoderEncodeOptions & { av1: { quantizer: number } }

/** The browser's AV1 encoder; each frame is told from those before. `quality` is AVIF's own, from 0 to 100. */
export function av1Encoder(size: Size, quality: number) {
  const coded: { data: Uint8Array<ArrayBuffer>; isKey: boolean }[] = []
  const durations: number[] = []
  let failure: DOMException | null = null
  let time = 0
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const data = new Uint8Array(chunk.byteLength)
      chunk.copyTo(data)
      coded.push({ data, isKey: chunk.type === 'key' })
    },
    error: (error) => (failure = error),
  })
  encoder.configure(av1Settings(size))
  const options: Av1Options = { av1: { quantizer: Math.round(((100 - quality) * 63) / 100) } }
  const refuse = () => {
    if (failure) throw encodeError('encoder', String(failure))
  }
  return {
    async add(pixels: Pixels, milliseconds: number) {
      const { width: codedWidth, height: codedHeight } = pixels
      const frame = new VideoFrame(yuvOf(pixels), {
        format: 'I420',
        codedWidth,
        codedHeight,
        timestamp: time * microseconds,
        colorSpace: { primaries: 'bt709', transfer: 'iec61966-2-1', matrix: 'bt709', fullRange: false },
      })
      encoder.encode(frame, { ...options, keyFrame: durations.length === 0 })
      frame.close()
      durations.push(milliseconds)
      time += milliseconds
      while (encoder.encodeQueueSize > mostWaiting && encoder.state === 'configured')
        await new Promise((resolve) => encoder.addEventListener('dequeue', resolve, { once: true }))
      refuse()
    },
    /** The frame before stays for longer. */
    hold(milliseconds: number) {
      durations[durations.length - 1] = (durations.at(-1) ?? 0) + milliseconds
      time += milliseconds
    },
    async end(): Promise<CodedFrame[]> {
      await encoder.flush().catch((error: unknown) => {
        throw encodeError('encoder', String(error))
      })
      refuse()
      if (coded.length !== durations.length) throw encodeError('encoder', 'a frame is missing')
      return coded.map((frame, index) => ({ ...frame, milliseconds: Math.max(1, durations[index] ?? 1) }))
    },
    close: () => encoder.state !== 'closed' && encoder.close(),
  }
}
