import type { Mark } from '../engine/area.ts'
import { openDocument, type ViewedFile } from './open-document.ts'
import { type Run, textRuns } from './page-text.ts'

/** Where a text stands in a document, however it is written: capitals and accents apart. */
export async function findText({ text, ...viewed }: ViewedFile & { text: string }): Promise<Mark[]> {
  const wanted = plain(text.trim())
  if (wanted === '') return []
  const document = await openDocument(viewed)
  const found: Mark[] = []
  for (let page = 0; page < document.numPages; page += 1) {
    const read = await document.getPage(page + 1)
    const runs = await textRuns(read, read.getViewport({ scale: 1, rotation: read.rotate }))
    found.push(...runs.flatMap((run) => marksIn(run, wanted).map((mark) => ({ ...mark, page }))))
    read.cleanup()
  }
  return found
}

/** One letter for one, so that places stay. */
function plain(text: string): string {
  return Array.from({ length: text.length }, (_, at) =>
    text.charAt(at).toLowerCase().normalize('NFD').charAt(0),
  ).join('')
}

/** Letters of a run are about as wide as those of this font are beside each other. */
const likely = '20px sans-serif'
let measuring: OffscreenCanvasRenderingContext2D | null = null

function widthOf(text: string): number {
  measuring ??= new OffscreenCanvas(1, 1).getContext('2d')
  if (!measuring) return text.length
  measuring.font = likely
  return measuring.measureText(text).width
}

/** Half a letter more on either side: its font's letters may be wider. A turned run is covered whole. */
function marksIn({ text, area, angle }: Run, wanted: string) {
  const letters = plain(text)
  const all = Math.max(1, widthOf(text))
  const marks: Omit<Mark, 'page'>[] = []
  for (let at = letters.indexOf(wanted); at >= 0; at = letters.indexOf(wanted, at + wanted.length)) {
    if (Math.abs(angle) > 0.01) return [area]
    const more = 0.5 / Math.max(1, text.length)
    const from = Math.max(0, widthOf(text.slice(0, at)) / all - more)
    const to = Math.min(1, widthOf(text.slice(0, at + wanted.length)) / all + more)
    marks.push({ ...area, left: area.left + from * area.width, width: (to - from) * area.width })
  }
  return marks
}
