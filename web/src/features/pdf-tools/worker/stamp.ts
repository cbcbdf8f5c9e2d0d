import { degrees, PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib'
import { bytesOf } from '@aurelio/formats/pdf/bytes'
import { bytesIn, pdfOf } from './bytes.ts'
import { draw, embed, type EmbeddedPicture } from './embedded-picture.ts'
import { refuseMissingLetters } from './letters.ts'
import { seenSize, written } from './place.ts'

/** `pages` from 0; `opacity` from 0 to 1; `share`: its width as a share of the page's; `angle` in degrees to the left. */
export type Watermark = {
  file: Blob
  pages: number[]
  text: string
  picture: Blob | null
  opacity: number
  share: number
  angle: number
  tiled: boolean
  colour: string
}
export type Side = 'left' | 'centre' | 'right'
/** Texts in which `{n}`, `{total}` and `{archivo}` stand for figures and names. `size` in points. */
export type Numbering = {
  file: Blob
  name: string
  pages: number[]
  header: string
  footer: string
  side: Side
  first: number
  size: number
}

const edge = 28
const tilesAcross = 3

/** Marks the pages with a text or a picture, above what is on them. */
export async function watermark(job: Watermark, step: (share: number) => Promise<void>): Promise<Blob> {
  return onPages(job.file, job.pages, step, async (document) => {
    const mark = job.picture
      ? pictureDrawer(await embed(document, job.picture), job)
      : textDrawer(await document.embedFont(StandardFonts.HelveticaBold), job)
    return (page) => {
      const { width, height } = seenSize(page)
      if (!job.tiled) return mark(page, width / 2, height / 2, width * job.share)
      const each = width / tilesAcross
      const rows = Math.max(1, Math.round(height / each))
      for (let row = 0; row < rows; row += 1)
        for (let column = 0; column < tilesAcross; column += 1)
          mark(page, (column + 0.5) * each, ((row + 0.5) * height) / rows, each * job.share)
      return undefined
    }
  })
}

type Draw = (page: PDFPage, x: number, y: number, width: number) => void

function pictureDrawer(picture: EmbeddedPicture, { opacity, angle }: Watermark): Draw {
  return (page, x, y, width) => {
    const height = (width * picture.height) / picture.width
    const corner = lowerLeft(x, y, width, height, angle)
    const { turn, ...at } = written(page, corner.x, corner.y)
    draw(page, picture, { ...at, width, height, opacity, turn: turn + angle })
  }
}

function textDrawer(font: PDFFont, { text, opacity, angle, colour }: Watermark): Draw {
  refuseMissingLetters(font, text)
  const unit = widthOf(font, text)
  return (page, x, y, width) => {
    const size = width / unit
    // Capitals of the font are about 0.72 of its size.
    const corner = lowerLeft(x, y, width, size * 0.72, angle)
    const { turn, ...at } = written(page, corner.x, corner.y)
    page.drawText(text, {
      ...at,
      size,
      font,
      opacity,
      color: colourOf(colour),
      rotate: degrees(turn + angle),
    })
  }
}

/** The lower left corner of something of this size, turned about its middle. */
function lowerLeft(x: number, y: number, width: number, height: number, angle: number) {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
  return { x: x - (width * cos - height * sin) / 2, y: y - (width * sin + height * cos) / 2 }
}

/** Writes figures and texts above and below the pages. */
export async function number(job: Numbering, step: (share: number) => Promise<void>): Promise<Blob> {
  const { first, size, side, name } = job
  const total = first + job.pages.length - 1
  return onPages(job.file, job.pages, step, async (document) => {
    const font = await document.embedFont(StandardFonts.Helvetica)
    return (page, at) => {
      const { width, height } = seenSize(page)
      for (const [template, y] of [
        [job.header, height - edge - size * 0.72],
        [job.footer, edge],
      ] as const) {
        const text = filled(template, { n: first + at, total, archivo: name })
        if (text === '') continue
        refuseMissingLetters(font, text)
        const long = widthOf(font, text) * size
        const x = { left: edge, centre: (width - long) / 2, right: width - edge - long }[side]
        const { turn, ...place } = written(page, x, y)
        page.drawText(text, { ...place, size, font, color: rgb(0.2, 0.2, 0.2), rotate: degrees(turn) })
      }
    }
  })
}

function filled(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole)).trim()
}

/** Width of a text in this font, for a size of 1. */
function widthOf(font: PDFFont, text: string): number {
  return font.widthOfTextAtSize(text, 1)
}

function colourOf(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
  return rgb(red, green, blue)
}

async function onPages(
  file: Blob,
  places: readonly number[],
  step: (share: number) => Promise<void>,
  prepare: (document: PDFDocument) => Promise<(page: PDFPage, at: number) => void>,
): Promise<Blob> {
  const document = await PDFDocument.load(await bytesIn(file), { updateMetadata: false })
  const mark = await prepare(document)
  const pages = document.getPages()
  for (const [at, place] of places.entries()) {
    const page = pages[place]
    if (page) mark(page, at)
    await step(at / places.length)
  }
  return pdfOf(bytesOf(await document.save({ updateFieldAppearances: false, addDefaultPage: false })))
}
