import { loadError } from '../engine/failure.ts'
import { scaled } from '../engine/dimensions.ts'
import { type Edit, isEdited } from '../engine/edit.ts'
import { editedPixels } from './edited-pixels.ts'
import { decode, readSource, refuseUnfit } from './load-image.ts'
import { drawn, release } from './pixels.ts'

/** `longestSide` in pixels, `quality` as a share. */
export type ThumbnailJob = { file: Blob; longestSide: number; quality: number; edit: Edit; picture: number }

/** A smaller picture of a file, in what browsers show. Throws OptimizeError where the file cannot be read. */
export async function thumbnail({ file, longestSide, quality, edit, picture }: ThumbnailJob): Promise<Blob> {
  const source = await readSource(file, picture)
  refuseUnfit(source)
  const bitmap = isEdited(edit)
    ? await createImageBitmap(await editedPixels(source, file, edit))
    : await decode(source, file)
  const size = scaled(bitmap, Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height)))
  const made = drawn(bitmap, size, null)
  bitmap.close()
  // Browsers that write no WebP give PNG here, which shows as well.
  const blob = await made.canvas.convertToBlob({ type: 'image/webp', quality }).catch((error: unknown) => {
    throw loadError('out-of-memory', String(error))
  })
  release(made)
  return blob
}
