import { degrees, PDFDocument } from '@cantoo/pdf-lib'
import type { Turn } from '@aurelio/formats/pdf/plan'
import { type Bytes, bytesOf } from '@aurelio/formats/pdf/bytes'
import { draw, embed } from './embedded-picture.ts'

export type Paper = 'fit' | 'a4' | 'letter'
/** `margin` in points; `dpi`: how large a picture is where the paper fits it. Paper lies as the picture does. */
export type PictureLayout = { paper: Paper; margin: number; dpi: number }

const papers = { a4: [595.28, 841.89], letter: [612, 792] } as const

/** A page for each picture. A JPEG goes in as it is, without being encoded again. */
export async function picturesAsPdf(
  pictures: readonly { file: Blob; turn: Turn }[],
  layout: PictureLayout,
  step: (done: number) => Promise<void> = async () => undefined,
): Promise<Bytes> {
  const document = await PDFDocument.create()
  for (const [at, { file, turn }] of pictures.entries()) {
    const picture = await embed(document, file)
    const { width, height, page } = placeOf(picture, layout)
    const made = document.addPage(page)
    draw(made, picture, { x: (page[0] - width) / 2, y: (page[1] - height) / 2, width, height })
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
