import type { Edit } from '../engine/edit.ts'
import { editPixels } from './edit-pixels.ts'
import { exactPixels } from './exact-pixels.ts'
import { decode, type Source } from './load-image.ts'
import { drawn, pixelsOf, release } from './pixels.ts'

/** A picture as it was edited: turned and cut, and not a pixel changed. */
export async function editedPixels(
  source: Source,
  file: Blob,
  edit: Edit,
  colours: PredefinedColorSpace = 'srgb',
): Promise<ImageData> {
  const { data, width, height } = editPixels(
    (await exactPixels(source)) ?? (await allPixels(source, file, colours)),
    edit,
  )
  return new ImageData(data, width, height, { colorSpace: colours })
}

async function allPixels(source: Source, file: Blob, colours: PredefinedColorSpace): Promise<ImageData> {
  const bitmap = await decode(source, file)
  const whole = drawn(bitmap, bitmap, null, colours)
  bitmap.close()
  const pixels = pixelsOf(whole)
  release(whole)
  return pixels
}
