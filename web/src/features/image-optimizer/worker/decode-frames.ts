import type { Source } from './load-image.ts'

const animatedKinds: readonly string[] = ['gif', 'webp', 'png', 'avif']

/** True where this browser hands out the frames of an animation one by one. */
export function canDecodeFrames({ header }: Source): boolean {
  return 'ImageDecoder' in globalThis && animatedKinds.includes(header.kind)
}

/** The frames of an animation, each drawn whole and with its milliseconds; the receiver closes each picture. */
export async function decodeFrames({ bytes, header }: Source) {
  const decoder = new ImageDecoder({ data: bytes, type: `image/${header.kind}`, preferAnimation: true })
  await decoder.tracks.ready
  const track = decoder.tracks.selectedTrack
  const count = track?.frameCount ?? 1
  const repetitions = track?.repetitionCount ?? 0
  return {
    count,
    /** How often the animation is shown; 0 without end. */
    loops: Number.isFinite(repetitions) ? Math.min(repetitions + 1, 0xffff) : 0,
    frame: async (frameIndex: number) => {
      const { image } = await decoder.decode({ frameIndex })
      return { image, milliseconds: Math.round((image.duration ?? 100_000) / 1000) }
    },
    close: () => decoder.close(),
  }
}
