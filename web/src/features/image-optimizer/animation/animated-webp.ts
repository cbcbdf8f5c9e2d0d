import { riffChunks } from '../header/webp.ts'
import { joined } from '../metadata/joined.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** One picture of an animation: a whole WebP file, its even place on the canvas, and how long it is shown. */
export type Frame = {
  picture: Bytes
  x: number
  y: number
  width: number
  height: number
  milliseconds: number
}

/** What the extended header says of the file. */
const flags = { animation: 0x02, alpha: 0x10 }
/** A frame takes the place of what was there, transparency included, and stays. */
const replaces = 0x02
const longest = 0xff_ff_ff

/** A WebP animation of frames (WebP container specification, ANIM and ANMF). `loops` is 0 for an endless one. */
export function animatedWebp(
  size: { width: number; height: number },
  frames: readonly Frame[],
  loops: number,
): Bytes {
  const header = joined([
    Uint8Array.of(flags.animation | flags.alpha, 0, 0, 0),
    uint24(size.width - 1),
    uint24(size.height - 1),
  ])
  // Behind the frames lies nothing; viewers may take their own colour.
  const animation = Uint8Array.of(0, 0, 0, 0, loops & 0xff, (loops >> 8) & 0xff)
  const body = joined([
    new TextEncoder().encode('WEBP'),
    chunk('VP8X', header),
    chunk('ANIM', animation),
    ...frames.map((frame) => chunk('ANMF', frameData(frame))),
  ])
  return joined([new TextEncoder().encode('RIFF'), uint32(body.length), body])
}

function frameData({ picture, x, y, width, height, milliseconds }: Frame): Bytes {
  const data = riffChunks(picture).filter(({ type }) => type === 'ALPH' || type === 'VP8 ' || type === 'VP8L')
  return joined([
    uint24(x / 2),
    uint24(y / 2),
    uint24(width - 1),
    uint24(height - 1),
    uint24(Math.min(longest, milliseconds)),
    Uint8Array.of(replaces),
    ...data.map(({ start, end }) => picture.subarray(start, end)),
  ])
}

function chunk(type: string, data: Uint8Array): Bytes {
  return joined([new TextEncoder().encode(type), uint32(data.length), data, new Uint8Array(data.length % 2)])
}

function uint24(value: number) {
  return Uint8Array.of(value & 0xff, (value >> 8) & 0xff, (value >> 16) & 0xff)
}

function uint32(value: number) {
  return joined([uint24(value & 0xff_ff_ff), Uint8Array.of(value >>> 24)])
}
