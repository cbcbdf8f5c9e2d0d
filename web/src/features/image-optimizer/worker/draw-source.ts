import { outputSize, scaled, type Size } from '../engine/dimensions.ts'
import { isEdited } from '../engine/edit.ts'
import type { OutputFormat } from '../engine/settings.ts'
import { type ImageHeader, shownSize } from '../header/header.ts'
import { displayP3 } from '@aurelio/formats/pictures/icc'
import { takesWideColours } from '../metadata/write-colours.ts'
import { drawWatermark } from './draw-watermark.ts'
import { editedPixels } from './edited-pixels.ts'
import { exactPixels } from './exact-pixels.ts'
import { decode, type Source } from './load-image.ts'
import { drawn, exactly, pixelsOf, release, type Surface } from './pixels.ts'
import type { OptimizeJob } from './protocol.ts'

type Drawn = {
  surface: Surface
  /** True where the width stays. */
  sameWidth: boolean
  /** True where something transparent was laid on the background. */
  flattened: boolean
}

/** The picture in its new size with its watermark, ready to be encoded. The caller releases the surface. */
export async function drawSource(job: OptimizeJob, source: Source): Promise<Drawn> {
  const plain = await drawPlain(job, source)
  return { ...plain, surface: await drawWatermark(plain.surface, job.settings.watermark) }
}

async function drawPlain({ file, settings, edit }: OptimizeJob, source: Source): Promise<Drawn> {
  const { maxWidth, maintainAspectRatio, format, background } = settings
  const colours = keptColours(source.header, format)
  const sizeFor = (size: Size) => outputSize(size, maxWidth, maintainAspectRatio)
  const edited = isEdited(edit) ? await editedPixels(source, file, edit, colours) : null
  const stored = edited ?? shownSize(source.header)
  if (format !== 'jpeg' && sizeFor(stored).width === stored.width) {
    const pixels = edited ?? (await exactPixels(source))
    if (pixels) return { surface: exactly(pixels), sameWidth: !edited, flattened: false }
  }
  const bitmap = edited ? await createImageBitmap(edited) : await decode(source, file)
  try {
    const size = sizeFor(bitmap)
    return {
      surface: drawn(bitmap, size, format === 'jpeg' ? background : null, colours),
      sameWidth: !edited && size.width === bitmap.width,
      flattened: format === 'jpeg' && source.header.hasAlpha && isTransparent(bitmap),
    }
  } finally {
    bitmap.close()
  }
}

/** The colours that a result keeps: those of a picture in Display P3, where its format can say so. */
export function keptColours({ profile, isCmyk }: ImageHeader, format: OutputFormat): PredefinedColorSpace {
  return profile === displayP3 && !isCmyk && takesWideColours(format) ? 'display-p3' : 'srgb'
}

/** Small enough to look through at once, large enough to show what anybody would see. */
const lookedAt = 512

/** True where a picture that may be transparent is so somewhere. */
function isTransparent(bitmap: ImageBitmap): boolean {
  const scale = Math.min(1, lookedAt / Math.max(bitmap.width, bitmap.height))
  const small = drawn(bitmap, scaled(bitmap, scale), null)
  const { data } = pixelsOf(small)
  release(small)
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true
  return false
}
