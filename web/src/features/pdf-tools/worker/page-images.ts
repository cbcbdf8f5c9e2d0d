import { OPS, type PdfImage, type PdfPage } from 'pdfjs-dist/build/pdf.min.mjs'
import { openDocument, type ViewedFile } from './open-document.ts'

/** A picture of a page as it is drawn; `ref` names its object in the file, where it has one of its own. */
export type PageImage = { page: number; ref: string | null; png: Blob; width: number; height: number }
export type PageImagesJob = ViewedFile & { pages: readonly number[]; least: number }

/** Pictures that these pages (from 0) draw, each once, none that is smaller than `least` pixels on a side. Masks are no pictures. */
export async function pageImages(
  { pages, least, ...viewed }: PageImagesJob,
  step: (share: number) => Promise<void>,
): Promise<PageImage[]> {
  const document = await openDocument(viewed)
  const found: PageImage[] = []
  const seen = new Set<string>()
  for (const [at, place] of pages.entries()) {
    const page = await document.getPage(place + 1)
    try {
      for (const image of await imagesOf(page)) {
        const ref = image.ref ?? null
        if (Math.min(image.width, image.height) < least || (ref !== null && seen.has(ref))) continue
        if (ref !== null) seen.add(ref)
        const png = await drawn(image)
        if (png) found.push({ page: place, ref, png, width: image.width, height: image.height })
        await step((at + 0.5) / pages.length)
      }
    } finally {
      page.cleanup()
    }
    await step((at + 1) / pages.length)
  }
  return found
}

async function imagesOf(page: PdfPage): Promise<PdfImage[]> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const images = new Map<string, Promise<PdfImage | null>>()
  const inline: PdfImage[] = []
  for (const [at, operator] of fnArray.entries()) {
    const [first] = argsArray[at] ?? []
    if (operator === OPS.paintInlineImageXObject && isImage(first)) inline.push(first)
    if (operator !== OPS.paintImageXObject && operator !== OPS.paintImageXObjectRepeat) continue
    if (typeof first !== 'string' || images.has(first)) continue
    // What several pages share has a name that begins so.
    const objects = first.startsWith('g_') ? page.commonObjs : page.objs
    images.set(
      first,
      new Promise((resolve) => objects.get(first, (image) => resolve(isImage(image) ? image : null))),
    )
  }
  const own = await Promise.all(images.values())
  return [...own.flatMap((image) => image ?? []), ...inline]
}

function isImage(value: unknown): value is PdfImage {
  return typeof value === 'object' && value !== null && 'width' in value && 'height' in value
}

async function drawn({ width, height, bitmap, data, kind }: PdfImage): Promise<Blob | null> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) return null
  if (bitmap) context.drawImage(bitmap, 0, 0)
  else if (data) context.putImageData(pixelsOf(data, kind ?? 3, width, height), 0, 0)
  else return null
  const png = await canvas.convertToBlob({ type: 'image/png' })
  Object.assign(canvas, { width: 0, height: 0 })
  return png
}

/** pdf.js hands pictures over as a bit (kind 1), three bytes (2) or four (3) to the pixel. */
export function pixelsOf(given: ArrayLike<number>, kind: number, width: number, height: number): ImageData {
  const pixels = new ImageData(width, height)
  const { data } = pixels
  const row = Math.ceil(width / 8)
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)]
    const bit = ((given[y * row + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1
    for (let colour = 0; colour < 3; colour += 1)
      data[at * 4 + colour] = kind === 1 ? bit * 255 : (given[at * (kind === 2 ? 3 : 4) + colour] ?? 0)
    data[at * 4 + 3] = kind === 3 ? (given[at * 4 + 3] ?? 255) : 255
  }
  return pixels
}
