import {
  degrees,
  type PDFDocument,
  type PDFImage,
  type PDFPage,
  type TransformationMatrix,
} from '@cantoo/pdf-lib'
import { jpegOrientation } from '../../../platform/pictures/jpeg-segments.ts'
import { PdfError } from '@aurelio/formats/pdf/failure'

/** A picture of a document: how EXIF says that it is turned, and its size in pixels as it is seen. */
export type EmbeddedPicture = { image: PDFImage; orientation: number; width: number; height: number }
/** In points, from the page's lower left corner; `turn` in degrees to the left about the picture's own, `opacity` from 0 to 1. */
type Place = { x: number; y: number; width: number; height: number; turn?: number; opacity?: number }

/**
 * What makes a picture of 1 x 1 upright within its square, for each orientation but the first: its corner, its turn in
 * degrees, and its width, below 0 where it is mirrored.
 */
const upright: Readonly<Record<number, { x: number; y: number; turn: number; width: 1 | -1 }>> = {
  2: { x: 1, y: 0, turn: 0, width: -1 },
  3: { x: 1, y: 1, turn: 180, width: 1 },
  4: { x: 0, y: 1, turn: 180, width: -1 },
  5: { x: 1, y: 1, turn: 90, width: -1 },
  6: { x: 0, y: 1, turn: -90, width: 1 },
  7: { x: 0, y: 0, turn: -90, width: -1 },
  8: { x: 1, y: 0, turn: 90, width: 1 },
}

/** Puts a picture into a document. A JPEG goes in as it is, without being encoded again; what is no PNG either becomes one. */
export async function embed(document: PDFDocument, picture: Blob): Promise<EmbeddedPicture> {
  const bytes = new Uint8Array(await picture.arrayBuffer())
  if (bytes[0] === 0xff && bytes[1] === 0xd8) {
    const orientation = jpegOrientation(bytes)
    const image = await document.embedJpg(bytes)
    const [width, height] = orientation >= 5 ? [image.height, image.width] : [image.width, image.height]
    return { image, orientation, width, height }
  }
  const isPng = bytes[0] === 0x89 && bytes[1] === 0x50
  const image = await document.embedPng(isPng ? bytes : await redrawn(picture))
  return { image, orientation: 1, width: image.width, height: image.height }
}

/** Draws a picture as it is seen, whichever way its camera was held. */
export function draw(page: PDFPage, { image, orientation }: EmbeddedPicture, place: Place): void {
  const { turn = 0, opacity, ...box } = place
  const look = opacity === undefined ? {} : { opacity }
  const own = upright[orientation]
  if (!own) return page.drawImage(image, { ...box, ...look, rotate: degrees(turn) })
  const { turn: inner, ...square } = own
  const rotate = degrees(inner)
  return page.drawImage(image, { ...square, ...look, height: 1, rotate, matrix: matrixOf(box, turn) })
}

/** Leads a square of 1 x 1 to its place. */
function matrixOf({ x, y, width, height }: Place, turn: number): TransformationMatrix {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  return [cos * width, sin * width, -sin * height, cos * height, x, y]
}

async function redrawn(picture: Blob): Promise<ArrayBuffer> {
  const bitmap = await createImageBitmap(picture).catch((error: unknown) => {
    throw new PdfError('picture', String(error))
  })
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
  return (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer()
}
