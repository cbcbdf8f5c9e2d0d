import type { Bytes } from './bytes.ts'
import { qpdf } from './qpdf.ts'
import type { PictureLimits } from './recompress-pictures.ts'
import type { Told } from './told.ts'

export type Compression = 'lossless' | 'balanced' | 'strongest' | 'target'
export type CompressWish = { by: Compression; targetBytes: number }
/** `missed`: not even the smallest was as small as wished. */
export type Compressed = { file: Bytes; missed: boolean }

/** An A4 page's longer side has 1754 pixels at 150 dots to the inch, and 1123 at 96. */
const limits = {
  balanced: { quality: 72, longest: 1754 },
  strongest: { quality: 45, longest: 1123 },
} as const
const ladder: readonly PictureLimits[] = [
  { quality: 85, longest: 2480 },
  limits.balanced,
  { quality: 60, longest: 1400 },
  limits.strongest,
  { quality: 35, longest: 800 },
  { quality: 25, longest: 560 },
]

/** A smaller file, never a larger one: where nothing can be gained it is the file that was given. */
export async function compress(
  given: Bytes,
  { by, targetBytes }: CompressWish,
  { pause, progress, signal }: Told,
): Promise<Compressed> {
  // All of the work where nothing is encoded anew, else the beginning of it.
  const packing = by === 'lossless' ? 1 : 0.3
  const packed = smaller(given, await pack(given, (share) => progress(share * packing)))
  await pause(packing)
  if (by === 'lossless') return whole(packed)
  if (by !== 'target') return whole(await lighter(packed, limits[by], pause, 0.3))
  let best = packed
  for (const [at, step] of ladder.entries()) {
    signal.throwIfAborted()
    if (best.length <= targetBytes) return whole(best)
    best = smaller(best, await lighter(packed, step, async () => pause((at + 1) / (ladder.length + 1)), 0))
  }
  return { file: best, missed: best.length > targetBytes }
}

function whole(file: Bytes): Compressed {
  return { file, missed: false }
}

/** Objects together and streams deflated as well as can be; nothing is lost. */
async function pack(file: Bytes, onProgress?: (share: number) => void): Promise<Bytes> {
  const ways = [
    '--progress',
    '--deterministic-id',
    '--object-streams=generate',
    '--recompress-flate',
    '--compression-level=9',
  ]
  return (await qpdf({ 'in.pdf': file }, ['--warning-exit-0', ...ways, 'in.pdf', 'out'], { onProgress }))
    .output
}

async function lighter(
  packed: Bytes,
  pictures: PictureLimits,
  pause: (share: number) => Promise<void>,
  from: number,
): Promise<Bytes> {
  const { withSmallerPictures } = await import('./recompress-pictures.ts')
  const rest = 1 - from
  const made = await withSmallerPictures(packed, pictures, (share) => pause(from + rest * share * 0.9))
  return made === packed ? packed : smaller(packed, smaller(made, await pack(made)))
}

function smaller(one: Bytes, other: Bytes): Bytes {
  return other.length < one.length ? other : one
}
