import type { Annotation, Viewport } from 'pdfjs-dist/build/pdf.min.mjs'
import { type Area, type Mark, nudged } from '../engine/area.ts'
import { foundText, plain } from '../engine/found-text.ts'
import { openDocument, type ViewedFile } from './open-document.ts'
import { textRuns } from './page-text.ts'
import { areaOfLetters } from './run-area.ts'

/** The letters of a run's own font may be wider. */
const more = 0.5

/** Where a text stands in a document, however it is written, and where a field, a comment or a link says it. */
export async function findText({ text, ...viewed }: ViewedFile & { text: string }): Promise<Mark[]> {
  const wanted = plain(text).trim()
  if (wanted === '') return []
  const document = await openDocument(viewed)
  const found: Mark[] = []
  for (let page = 0; page < document.numPages; page += 1) {
    const read = await document.getPage(page + 1)
    const viewport = read.getViewport({ scale: 1, rotation: read.rotate })
    const runs = await textRuns(read, viewport)
    const inText = foundText(runs, wanted)
      .flat()
      .flatMap(({ run, from, to }) => {
        const own = runs[run]
        return own && own.text.slice(from, to).trim() !== '' ? [areaOfLetters(own, from, to, more)] : []
      })
    const annotations = await read.getAnnotations({ intent: 'any' })
    const beside = annotations
      .filter((annotation) => textsOf(annotation).some((said) => plain(said).includes(wanted)))
      .map(({ rect }) => areaOf(rect, viewport))
    found.push(...[...inText, ...beside].map((area) => ({ ...area, page })))
    read.cleanup()
  }
  return found
}

/** All that an annotation says. A window of a comment says what the comment does. */
function textsOf(annotation: Annotation): string[] {
  if (annotation.subtype === 'Popup') return []
  const { contentsObj, titleObj, richText, url, unsafeUrl, ...own } = annotation
  const values = [own.fieldName, own.fieldValue, own.defaultFieldValue, own.alternativeText]
  const others = [own.options, own.exportValue, own.buttonValue, own.actions, own.dest]
  const texts = [contentsObj?.str, titleObj?.str, richText?.str, url, decoded(unsafeUrl)]
  return strings([texts, values, others])
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : []
}

function decoded(address: string | undefined): string | undefined {
  try {
    return address && decodeURI(address)
  } catch {
    return address
  }
}

/** One without a size, or beside the page, has a small mark at its edge. */
function areaOf([x1, y1, x2, y2]: Annotation['rect'], viewport: Viewport): Area {
  const corners = [viewport.convertToViewportPoint(x1, y1), viewport.convertToViewportPoint(x2, y2)]
  const across = corners.map(([x]) => Math.min(1, Math.max(0, x / viewport.width)))
  const down = corners.map(([, y]) => Math.min(1, Math.max(0, y / viewport.height)))
  const [left, top] = [Math.min(...across), Math.min(...down)]
  const [width, height] = [Math.max(...across) - left, Math.max(...down) - top]
  return nudged(nudged({ left, top, width, height }, 0, 0, 'size'), 0, 0, 'move')
}
