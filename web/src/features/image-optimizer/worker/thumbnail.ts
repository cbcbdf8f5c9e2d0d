import type { Watermark } from '@aurelio/contracts/image-settings'
import { loadError } from '../engine/failure.ts'
import { scaled } from '../engine/dimensions.ts'
import { type Edit, isEdited } from '../engine/edit.ts'
import { drawWatermark } from './draw-watermark.ts'
import { editedPixels } from './edited-pixels.ts'
import { decode, readSource, refuseUnfit } from './load-image.ts'
import { drawn, release } from './pixels.ts'

/** `longestSide` in pixels, `quality` as a share; with a watermark it shows how that looks. */
export type ThumbnailJob = {
  file: Blob
  longestSide: number
  quality: number
  edit: Edit
  picture: number
  watermark?: Watermark | null
}

/** A smaller picture of a file, in what browsers show. Throws OptimizeError where the file cannot be read. */
export async function thumbnail(job: ThumbnailJob): Promise<Blob> {
  const { file, longestSide, quality, edit, picture, watermark = null } = job
  const source = await readSource(file, picture)
  refuseUnfit(source)
  const bitmap = isEdited(edit)
    ? await createImageBitmap(await editedPixels(source, file, edit))
    : await decode(source, file)
  const size = scaled(bitmap, Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height)))
  const made = await drawWatermark(drawn(bitmap, size, null), watermark)
  bitmap.close()
  // Browsers that write no WebP give PNG here, which shows as well.
  const blob = await made.canvas.convertToBlob({ type: 'image/webp', quality }).catch((error: unknown) => {
    throw loadError('out-of-memory', String(error))
  })
  release(made)
  return blob
}
