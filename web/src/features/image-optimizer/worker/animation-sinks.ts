import { animatedAvif } from '../animation/animated-avif.ts'
import { animatedWebp, type Frame } from '../animation/animated-webp.ts'
import type { Area } from '../animation/changed-area.ts'
import type { Size } from '../engine/dimensions.ts'
import type { EncodeSettings } from '../engine/settings.ts'
import { av1Encoder } from './encode-av1.ts'
import { avifQuality } from './encode-avif.ts'
import { encode } from './encoders.ts'
import { pixelsOf, release, surface, type Surface } from './pixels.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** What takes the frames of an animation, one after the other, and makes a file of them. */
export type Sink = {
  /** A frame, and the area in which it is another than the one before. */
  add: (whole: Surface, area: Area, milliseconds: number) => Promise<void>
  /** The frame before is shown for longer. */
  hold: (milliseconds: number) => void
  end: (loops: number) => Promise<Bytes>
  close: () => void
}

/** WebP: of each frame only what changed is stored. */
export function webpSink(size: Size, settings: EncodeSettings, quality: number): Sink {
  const frames: Frame[] = []
  return {
    async add(whole, area, milliseconds) {
      const part = surface(area, null)
      part.context.drawImage(whole.canvas, -area.x, -area.y)
      frames.push({
        ...area,
        milliseconds,
        picture: await encode(part, 'webp', quality, { ...settings, alike: true }),
      })
      release(part)
    },
    hold(milliseconds) {
      const last = frames.at(-1)
      if (last) last.milliseconds += milliseconds
    },
    end: (loops) => Promise.resolve(animatedWebp(size, frames, loops)),
    close: () => {},
  }
}

/** AVIF: a film without sound. It knows no transparency: what is behind it is the background that was chosen. */
export function avifSink(size: Size, settings: EncodeSettings, quality: number): Sink {
  const encoder = av1Encoder(size, avifQuality(quality))
  return {
    async add(whole, _area, milliseconds) {
      const opaque = surface(size, settings.background)
      opaque.context.drawImage(whole.canvas, 0, 0)
      await encoder.add(pixelsOf(opaque), milliseconds)
      release(opaque)
    },
    hold: (milliseconds) => encoder.hold(milliseconds),
    end: async (loops) => animatedAvif(size, await encoder.end(), loops),
    close: () => encoder.close(),
  }
}
