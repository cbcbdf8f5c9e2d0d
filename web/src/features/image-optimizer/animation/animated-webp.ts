import { riffChunks } from '../header/webp.ts'
import { joined } from '../../../platform/pictures/joined.ts'
import { riff, riffChunk, set24 } from '../metadata/riff.ts'

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

/** What the extended header says of the file: it moves, and may be transparent. */
const movesAndClears = 0x02 | 0x10
/** A frame takes the place of what was there, transparency included, and stays. */
const replaces = 0x02
const longest = 0xff_ff_ff

/** A WebP animation of frames (WebP container specification, ANIM and ANMF). `loops` is 0 for an endless one. */
export function animatedWebp(
  size: { width: number; height: number },
  frames: readonly Frame[],
  loops: number,
): Bytes {
  const header = Uint8Array.of(movesAndClears, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  set24(header, 4, size.width - 1)
  set24(header, 7, size.height - 1)
  // Behind the frames lies nothing; viewers may take their own colour.
  const animation = Uint8Array.of(0, 0, 0, 0, loops & 0xff, (loops >> 8) & 0xff)
  return riff([
    riffChunk('VP8X', header),
    riffChunk('ANIM', animation),
    ...frames.map((frame) => riffChunk('ANMF', frameData(frame))),
  ])
}

function frameData({ picture, x, y, width, height, milliseconds }: Frame): Bytes {
  const data = riffChunks(picture).filter(({ type }) => type === 'ALPH' || type === 'VP8 ' || type === 'VP8L')
  const header = new Uint8Array(16)
  const values = [x / 2, y / 2, width - 1, height - 1, Math.min(longest, milliseconds)]
  values.forEach((value, index) => set24(header, index * 3, value))
  header[15] = replaces
  return joined([header, ...data.map(({ start, end }) => picture.subarray(start, end))])
}
