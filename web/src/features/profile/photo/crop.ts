import { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop'

/** The longest side that is sent; the server keeps smaller squares anyway. */
const maxSide = 1024

/** A square over the whole width where the picture is tall, in the middle (dashboard.md §9). */
export function firstCrop(width: number, height: number): PercentCrop {
  const share = Math.min(100, (height / width) * 100)
  return centerCrop(makeAspectCrop({ unit: '%', width: share }, 1, width, height), width, height)
}

/** The chosen square as a picture of its own. Rejects where the browser cannot draw it. */
export async function cropPicture(image: HTMLImageElement, crop: PercentCrop): Promise<Blob> {
  const side = Math.round((crop.width / 100) * image.naturalWidth)
  const target = Math.min(side, maxSide)
  const canvas = document.createElement('canvas')
  canvas.width = target
  canvas.height = target
  const context = canvas.getContext('2d')
  if (!context || target < 1) throw new Error('Nothing to draw on')
  context.imageSmoothingQuality = 'high'
  const left = (crop.x / 100) * image.naturalWidth
  const top = (crop.y / 100) * image.naturalHeight
  context.drawImage(image, left, top, side, side, 0, 0, target, target)
  // A browser that cannot write WebP writes PNG.
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.92))
  if (!picture) throw new Error('Nothing drawn')
  return picture
}
