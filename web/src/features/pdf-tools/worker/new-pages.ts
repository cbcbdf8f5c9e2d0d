import { degrees, PDFDocument } from '@cantoo/pdf-lib'
import { PdfError } from '../engine/failure.ts'
import type { Turn } from '../engine/plan.ts'
import { type Bytes, bytesOf } from './bytes.ts'

export type Paper = 'fit' | 'a4' | 'letter'
/** `margin` in points; `dpi`: how large a picture is where the paper fits it. Paper lies as the picture does. */
export type PictureLayout = { paper: Paper; margin: number; dpi: number }

const papers = { a4: [595.28, 841.89], letter: [612, 792] } as const
/** Blank pages of these sizes, in points. */
export async function blankPages(sizes: readonly { width: number; height: number }[]): Promise<Bytes> {
  const document = await PDFDocument.create()
  for (const { width, height } of sizes) document.addPage([width, height])
  return bytesOf(await document.save())
}

/** A page for each picture. A JPEG goes in as it is, without being encoded again. */
export async function picturesAsPdf(
  pictures: readonly { file: Blob; turn: Turn }[],
  layout: PictureLayout,
  step: (done: number) => Promise<void> = async () => undefined,
): Promise<Bytes> {
  const document = await PDFDocument.create()
  for (const [at, { file, turn }] of pictures.entries()) {
    const image = await embed(document, file)
    const { width, height, page } = placeOf(image, layout)
    const made = document.addPage(page)
    made.drawImage(image, { x: (page[0] - width) / 2, y: (page[1] - height) / 2, width, height })
    made.setRotation(degrees(turn))
    await step(at + 1)
  }
  return bytesOf(await document.save())
}

function placeOf(image: { width: number; height: number }, { paper, margin, dpi }: PictureLayout) {
  if (paper === 'fit') {
    const width = (image.width * 72) / dpi
    const height = (image.height * 72) / dpi
    const page: [number, number] = [width + 2 * margin, height + 2 * margin]
    return { width, height, page }
  }
  const lies = image.width > image.height
  const [short, long] = papers[paper]
  const page: [number, number] = lies ? [long, short] : [short, long]
  const share = Math.min((page[0] - 2 * margin) / image.width, (page[1] - 2 * margin) / image.height)
  return { width: image.width * share, height: image.height * share, page }
}

/** Puts a picture into a document; whatever is neither JPEG nor PNG becomes PNG first. */
export async function embed(document: PDFDocument, picture: Blob) {
  const bytes = new Uint8Array(await picture.arrayBuffer())
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8
  // A JPEG that its orientation turns would lie on its side: that one is drawn anew.
  if (isJpeg && !(await isTurned(picture, bytes))) return document.embedJpg(bytes)
  if (bytes[0] === 0x89 && bytes[1] === 0x50) return document.embedPng(bytes)
  const redrawn = await redraw(picture, isJpeg ? 'image/jpeg' : 'image/png')
  const drawn = new Uint8Array(await redrawn.arrayBuffer())
  return isJpeg ? document.embedJpg(drawn) : document.embedPng(drawn)
}

async function isTurned(picture: Blob, bytes: Uint8Array): Promise<boolean> {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 64))
  if (!head.includes('Exif')) return false
  const [upright, stored] = await Promise.all([
    createImageBitmap(picture, { imageOrientation: 'from-image' }),
    createImageBitmap(picture, { imageOrientation: 'none' }),
  ])
  const turned = upright.width !== stored.width
  upright.close()
  stored.close()
  return turned
}

async function redraw(picture: Blob, type: string): Promise<Blob> {
  const bitmap = await createImageBitmap(picture).catch((error: unknown) => {
    throw new PdfError('picture', String(error))
  })
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
  return canvas.convertToBlob({ type, quality: 0.95 })
}
