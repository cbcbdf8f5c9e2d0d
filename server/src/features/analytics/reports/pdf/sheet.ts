import type { Mailing } from '../../../../platform/mail/message.ts'
import { type Face, faceFiles, faceName, partsOf } from './faces.ts'
import type { Look } from './look.ts'

/** Points of a sheet of A4, and of what is left free around it. */
export const sheetSize = { width: 595.28, height: 841.89, margin: 48, foot: 64 }
export const innerWidth = sheetSize.width - 2 * sheetSize.margin

type Line = {
  x: number
  y: number
  /** What is longer ends in '…', once it is as small as it may be. */
  width: number
  size: number
  smallest?: number
  color: string
  face?: Face
  align?: 'left' | 'right'
}
type Options = { title: string; language: Mailing['language']; look: Look }
export type Sheet = Awaited<ReturnType<typeof openSheet>>

/** A tagged PDF of A4 pages: what is written stands in the order in which it is read, what decorates is told apart. */
export async function openSheet({ title, language, look }: Options) {
  const { margin: all, foot } = sheetSize
  // Loaded with the first report: its library is large.
  const { default: Pdf } = await import('pdfkit')
  const document = new Pdf({
    size: 'A4',
    margins: { top: all, right: all, bottom: foot, left: all },
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Creator: 'Aurelio', Producer: 'Aurelio' },
    // The library's own letters are of no file: none of them is opened.
    font: '',
  })
  for (const { name, bytes } of await faceFiles(look)) document.registerFont(name, Buffer.from(bytes))
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => void chunks.push(chunk))
  const root = document.struct('Document')
  document.addStructure(root)
  let y: number = all

  const widthOf = (text: string, size: number, face: Face) =>
    partsOf(text).reduce(
      (sum, part) => sum + document.font(faceName(face, part.subset)).fontSize(size).widthOfString(part.text),
      0,
    )

  function write(text: string, { x, y: top, width, color, face = 'body', align = 'left', ...line }: Line) {
    let { size } = line
    while (size > (line.smallest ?? size) && widthOf(text, size, face) > width) size -= 0.5
    const shown = fitted(text, (candidate) => widthOf(candidate, size, face) <= width)
    let at = align === 'right' ? x + width - widthOf(shown, size, face) : x
    document.fillColor(color)
    for (const part of partsOf(shown)) {
      document.font(faceName(face, part.subset)).fontSize(size)
      document.text(part.text, at, top, { lineBreak: false })
      at += document.widthOfString(part.text)
    }
  }

  return {
    document,
    look,
    write,
    /** How far down the page is full. */
    get y() {
      return y
    },
    moveDown(points: number) {
      y += points
    },
    /** Begins another page where there is no room left for so many points; true where it did. */
    makeRoom(points: number): boolean {
      if (y + points <= sheetSize.height - foot) return false
      document.addPage()
      y = all
      return true
    },
    /** Something that is read: a heading, a paragraph, a figure with what it shows in words. */
    tell(type: string, draw: () => void, alt?: string) {
      root.add(document.struct(type, alt === undefined ? {} : { alt }, [draw]))
    },
    /** The same of many parts: the rows of a table, the lines of a list. */
    tellAll(
      type: string,
      parts: (add: (type: string, cells: readonly [string, () => void][]) => void) => void,
    ) {
      const whole = document.struct(type)
      root.add(whole)
      parts((partType, cells) => {
        whole.add(
          document.struct(
            partType,
            {},
            cells.map(([cellType, draw]) => document.struct(cellType, {}, [draw])),
          ),
        )
      })
      whole.end()
    },
    /** Lines and grounds, which nobody hears of. */
    decorate(draw: () => void) {
      document.markContent('Artifact', { type: 'Layout' })
      draw()
      document.endMarkedContent()
    },
    /** Closes the document, with a line at the foot of each page. */
    async finish(
      footOf: (page: number, pages: number) => { left: string; right: string },
    ): Promise<Buffer<ArrayBuffer>> {
      root.end()
      const { count } = document.bufferedPageRange()
      for (let page = 0; page < count; page += 1) {
        document.switchToPage(page)
        const { left, right } = footOf(page + 1, count)
        const line = { y: sheetSize.height - foot / 2 - 8, size: 8, color: look.muted }
        document.markContent('Artifact', { type: 'Pagination' })
        write(left, { ...line, x: all, width: innerWidth - 90 })
        write(right, { ...line, x: all, width: innerWidth, align: 'right' })
        document.endMarkedContent()
      }
      const ended = new Promise((resolve) => document.on('end', resolve))
      document.end()
      await ended
      return Buffer.concat(chunks)
    },
  }
}

const letters = new Intl.Segmenter()

/** As much of a text as fits, with '…' where something is left out. */
function fitted(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text
  const each = Array.from(letters.segment(text), ({ segment }) => segment)
  let [least, most] = [0, each.length]
  while (least < most) {
    const middle = Math.ceil((least + most) / 2)
    if (fits(`${each.slice(0, middle).join('')}…`)) least = middle
    else most = middle - 1
  }
  return `${each.slice(0, least).join('').trimEnd()}…`
}
