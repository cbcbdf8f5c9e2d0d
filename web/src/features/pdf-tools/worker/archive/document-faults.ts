import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFPage,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib'
import { type ArchiveFault, type Fault, faultList } from '../../engine/archive-fault.ts'
import { colourCheck, type Report } from './colour-faults.ts'
import { fontFault, fontName, type FontUse } from './font-faults.ts'
import { at, dictAt, isTrue, itemsOf, nameAt, numberAt, numbersOf, unpacked } from './look.ts'
import { type Content, type Drawing, readContent } from './read-content.ts'

/** Kinds of notes that an archive may hold (ISO 19005-2, 6.3.1). */
const notes = new Set(
  'Text Link FreeText Line Square Circle Polygon PolyLine Highlight Underline Squiggly StrikeOut Stamp Caret Ink Popup Widget PrinterMark TrapNet Watermark Redact'.split(
    ' ',
  ),
)
const media = new Set(['Sound', 'Movie', 'Screen', '3D', 'RichMedia'])
const [printed, unwanted] = [4, 2 | 1 | 32 | 256]
const longestString = 32_767
const longestName = 127
const mostObjects = 8_388_607
const largestInteger = 2 ** 31 - 1
const [shortestSide, longestSide] = [3, 14_400]
const deepest = 40

/** Waits a moment, so that a cancel is heard; `share` is how far the work is, from 0 to 1. */
export type Pause = (share: number) => Promise<void>

/** Why a document is no PDF/A-2b, each with its pages; empty where nothing is found. What is seen is read, not what is only there. */
export async function documentFaults(document: PDFDocument, pause: Pause): Promise<ArchiveFault[]> {
  const faults = faultList()
  wholeFaults(document, (fault) => faults.add(fault))
  const colour = colourCheck()
  const contents = new Map<PDFStream, Content>()
  const fonts = new Map<PDFDict, FontUse & { pages: number[] }>()
  const read = ({ stream, resources }: Drawing): Content => {
    const known = contents.get(stream)
    if (known) return known
    const made = readContent(bytesOf(stream), resources, colour)
    contents.set(stream, made)
    return made
  }
  const pages = document.getPages()
  for (const [place, page] of pages.entries()) {
    const number = place + 1
    const report: Report = (fault) => faults.add(fault, number)
    const resources = page.node.Resources()
    const waiting: Drawing[] = []
    take(readContent(pageBytes(page), resources, colour))
    const group = dictAt(page.node, 'Group')
    if (group) colour(at(group, 'CS'), resources, report)
    waiting.push(...noteDrawings(page, report))
    boxFaults(page, report)
    const seen = new Set<PDFStream>()
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if (seen.has(next.stream)) continue
      seen.add(next.stream)
      take(read(next))
    }
    await pause(number / pages.length)

    function take(content: Content) {
      content.faults.forEach(report)
      waiting.push(...content.inner)
      for (const [font, use] of content.fonts) {
        const all = fonts.get(font) ?? { codes: new Set(), seen: false, pages: [] }
        fonts.set(font, all)
        for (const code of use.codes) all.codes.add(code)
        all.seen ||= use.seen
        if (all.pages.at(-1) !== number) all.pages.push(number)
      }
    }
  }
  for (const [font, { pages: shown, ...use }] of fonts) {
    const code = fontFault(font, use)
    if (code) for (const page of shown) faults.add({ code, about: fontName(font) }, page)
  }
  return faults.list()
}

function bytesOf(stream: PDFStream): Uint8Array {
  try {
    return unpacked(stream)
  } catch {
    // No operator is called so: what cannot be unpacked is reported as content that cannot be read.
    return new TextEncoder().encode('unreadable')
  }
}

/** Pieces of a page's content are one text, though an operator's operands may stand in two of them. */
function pageBytes({ node }: PDFPage): Uint8Array {
  const contents = node.Contents()
  const streams = contents instanceof PDFArray ? itemsOf(contents) : [contents]
  const parts = streams.flatMap((stream) => (stream instanceof PDFStream ? [bytesOf(stream)] : []))
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length + 1, 0)).fill(10)
  let place = 0
  for (const part of parts) {
    whole.set(part, place)
    place += part.length + 1
  }
  return whole
}

function boxFaults({ node }: PDFPage, report: Report): void {
  for (const key of ['MediaBox', 'CropBox', 'TrimBox', 'BleedBox', 'ArtBox']) {
    const [left, bottom, right, top] = numbersOf(
      node.getInheritableAttribute?.(PDFName.of(key)) ?? at(node, key),
    )
    if (left === undefined || bottom === undefined || right === undefined || top === undefined) continue
    for (const side of [Math.abs(right - left), Math.abs(top - bottom)])
      if (side < shortestSide || side > longestSide) report({ code: 'limits' })
  }
}

/** What notes, fields and stamps of a page draw. Those that hide, or do not say how they look, are reported. */
function noteDrawings({ node }: PDFPage, report: Report): Drawing[] {
  const drawings: Drawing[] = []
  for (const note of itemsOf(node.Annots())) {
    if (!(note instanceof PDFDict)) continue
    const kind = nameAt(note, 'Subtype') ?? ''
    if (media.has(kind)) report({ code: 'multimedia' })
    else if (kind === 'FileAttachment') report({ code: 'attachments' })
    else if (!notes.has(kind)) report({ code: 'notes' })
    if (kind === 'Popup') continue
    const flags = numberAt(note, 'F') ?? 0
    if ((flags & printed) === 0 || (flags & unwanted) !== 0) report({ code: 'notes' })
    const looks = dictAt(note, 'AP')
    const [left = 0, bottom = 0, right = 0, top = 0] = numbersOf(at(note, 'Rect'))
    const isNothing = left === right && bottom === top
    if (!looks) {
      if (kind !== 'Link' && !isNothing) report({ code: 'notes' })
      continue
    }
    const usual = at(looks, 'N')
    const states = usual instanceof PDFDict ? usual.values().map((one) => usual.context.lookup(one)) : [usual]
    for (const stream of states)
      if (stream instanceof PDFStream) drawings.push({ stream, resources: dictAt(stream.dict, 'Resources') })
    // Several looks are those of a button alone.
    const isButton = kind === 'Widget' && fieldKind(note) === 'Btn'
    if (usual instanceof PDFStream ? false : !(usual instanceof PDFDict && isButton))
      report({ code: 'notes' })
  }
  return drawings
}

function fieldKind(widget: PDFDict): string | undefined {
  let field: PDFDict | undefined = widget
  for (let depth = 0; field && depth < deepest; depth += 1) {
    const kind = nameAt(field, 'FT')
    if (kind !== undefined) return kind
    field = dictAt(field, 'Parent')
  }
  return undefined
}

/** What concerns the document as a whole. */
function wholeFaults({ catalog, context }: PDFDocument, report: Report): void {
  const form = dictAt(catalog, 'AcroForm')
  if (form && (at(form, 'XFA') !== undefined || isTrue(at(form, 'NeedAppearances'))))
    report({ code: 'notes' })
  if (isTrue(at(catalog, 'NeedsRendering'))) report({ code: 'notes' })
  if (at(catalog, 'Collection') !== undefined) report({ code: 'attachments' })
  if (dictAt(dictAt(catalog, 'Names'), 'EmbeddedFiles')) report({ code: 'attachments' })
  const objects = context.enumerateIndirectObjects()
  if (objects.length > mostObjects) report({ code: 'limits' })
  for (const [, object] of objects) objectFaults(object, report, 0)
}

function objectFaults(object: PDFObject | undefined, report: Report, depth: number): void {
  if (object instanceof PDFString || object instanceof PDFHexString) {
    if (object.sizeInBytes() / (object instanceof PDFHexString ? 2 : 1) > longestString + 2)
      report({ code: 'limits' })
  } else if (object instanceof PDFNumber) {
    if (Number.isInteger(object.asNumber()) && Math.abs(object.asNumber()) > largestInteger)
      report({ code: 'limits' })
  } else if (object instanceof PDFName) {
    if (object.sizeInBytes() > longestName && object.decodeText().length > longestName)
      report({ code: 'limits' })
  } else if (object instanceof PDFArray) {
    if (depth < deepest) for (const item of object.asArray()) objectFaults(item, report, depth + 1)
  } else if (object instanceof PDFStream) {
    const own = ['F', 'FFilter', 'FDecodeParms'].some((key) => object.dict.has(PDFName.of(key)))
    if (own) report({ code: 'external' })
    if (depth < deepest) objectFaults(object.dict, report, depth + 1)
  } else if (object instanceof PDFDict) {
    const fault = dictFault(object)
    if (fault) report(fault)
    for (const [key, value] of object.entries()) {
      objectFaults(key, report, depth)
      if (depth < deepest) objectFaults(value, report, depth + 1)
    }
  }
}

function dictFault(dict: PDFDict): Fault | null {
  if (dict.has(PDFName.of('EF'))) return { code: 'attachments' }
  const isSignature = dict.has(PDFName.of('ByteRange')) && dict.has(PDFName.of('Contents'))
  return isSignature ? { code: 'signed' } : null
}
