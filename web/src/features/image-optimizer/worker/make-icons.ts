import type { EncoderOptions } from '../engine/settings.ts'
import { isEdited } from '../engine/edit.ts'
import { encode } from './encoders.ts'
import { editedPixels } from './edited-pixels.ts'
import { decode, readSource, refuseUnfit } from './load-image.ts'
import { drawn, release, type Surface, surface } from './pixels.ts'
import { type IconJob, iconPlan, type IconKind, type MadeIcon } from './protocol.ts'

const packed: EncoderOptions = { fast: false, chroma: 'auto', progressive: true, effort: 'usual' }

/**
 * How much of its side a picture takes. Phones cut a maskable icon to any shape within a circle of four fifths; on
 * an iPhone it stands a little off the edge.
 */
const shares: Record<IconKind, number> = { plain: 1, filled: 0.86, maskable: 0.64 }

/** The icons of a site out of one picture: whole, in the middle of a square, on the colour where they must not be transparent. */
export async function makeIcons(job: IconJob, progress: (share: number) => void): Promise<MadeIcon[]> {
  const { file, edit, picture, colour } = job
  const source = await readSource(file, picture)
  refuseUnfit(source)
  const bitmap = isEdited(edit)
    ? await createImageBitmap(await editedPixels(source, file, edit))
    : await decode(source, file)
  const made: MadeIcon[] = []
  try {
    for (const icon of iconPlan) {
      const square = iconOf(bitmap, icon.side, shares[icon.kind], icon.kind === 'plain' ? null : colour)
      const bytes = await encode(square, 'png', 100, packed)
      release(square)
      made.push({ ...icon, blob: new Blob([bytes], { type: 'image/png' }) })
      progress(made.length / iconPlan.length)
    }
    return made
  } finally {
    bitmap.close()
  }
}

function iconOf(bitmap: ImageBitmap, side: number, share: number, colour: string | null): Surface {
  const scale = (side * share) / Math.max(bitmap.width, bitmap.height)
  const width = Math.max(1, Math.round(bitmap.width * scale))
  const height = Math.max(1, Math.round(bitmap.height * scale))
  const small = reduced(bitmap, { width, height })
  const square = surface({ width: side, height: side }, colour)
  square.context.drawImage(
    small?.canvas ?? bitmap,
    Math.round((side - width) / 2),
    Math.round((side - height) / 2),
    width,
    height,
  )
  if (small) release(small)
  return square
}

/** By halves until the last step is a short one: a canvas that leaves out most of the pixels at once shows steps. */
function reduced(bitmap: ImageBitmap, to: { width: number; height: number }): Surface | null {
  let now: Surface | null = null
  let { width, height } = bitmap
  while (width >= to.width * 2 && height >= to.height * 2) {
    width = Math.round(width / 2)
    height = Math.round(height / 2)
    const half: Surface = drawn(now?.canvas ?? bitmap, { width, height }, null)
    if (now) release(now)
    now = half
  }
  return now
}
