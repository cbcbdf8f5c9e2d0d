import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib'
import { plain } from '../engine/found-text.ts'

/** What a document has beside its pages and may keep. All else may say again what was blacked out: structure, scripts, attachments, signatures. */
const kept = new Set(
  (
    'Type Version Extensions Pages Outlines PageLabels Names Dests AcroForm OCProperties PageMode PageLayout ' +
    'ViewerPreferences Lang OutputIntents'
  ).split(' '),
)
/** Of what it keeps these are texts, or have some in them. */
const telling = ['Outlines', 'PageLabels', 'OCProperties', 'OutputIntents']
/** Of a page that nobody marked: what it shows stays. */
const ofPages = ['AA', 'AF', 'B', 'DPart', 'StructParents', 'Thumb']
/** Annotations that hold a file. */
const holders = new Set(['FileAttachment', 'Sound', 'Movie', 'Screen', 'RichMedia', '3D'])
type Tells = (text: string) => boolean
const blackedOut = '■■■'
/** Shorter words stand everywhere; those of up to four letters stand within others. */
const [shortest, longestShort] = [3, 4]

/** Takes out of a document what is not on its pages: what it has no need of, and all that says one of these words. */
export function forgetOutside(document: PDFDocument, words: readonly string[]): void {
  const { catalog, context } = document
  for (const key of catalog.keys()) if (!kept.has(key.decodeText())) catalog.delete(key)
  const tells = teller(words)
  for (const name of telling) blackOutTexts(catalog.lookup(PDFName.of(name)), document, tells)
  forgetNames(document, tells)
  const placed = new Set<PDFObject>()
  for (const { node } of document.getPages()) {
    for (const name of ofPages) node.delete(PDFName.of(name))
    const annotations = node.Annots()
    if (!annotations) continue
    for (let at = annotations.size() - 1; at >= 0; at -= 1) {
      const annotation = annotations.lookup(at)
      if (!(annotation instanceof PDFDict)) continue
      if (isHolder(annotation)) annotations.remove(at)
      for (let own: unknown = annotation; own instanceof PDFDict && !placed.has(own);) {
        placed.add(own)
        own = own.lookup(PDFName.of('Parent'))
      }
    }
  }
  for (const [, field] of context.enumerateIndirectObjects()) {
    if (!(field instanceof PDFDict)) continue
    // What was signed is no more; its certificates say names.
    if (isSignature(field.lookup(PDFName.of('V')))) field.delete(PDFName.of('V'))
    // A field that stands on no page is seen by nobody.
    if (field.has(PDFName.of('T')) && !placed.has(field)) blackOutTexts(field, document, tells)
  }
}

function isHolder(annotation: PDFDict): boolean {
  const subtype = annotation.lookup(PDFName.of('Subtype'))
  return subtype instanceof PDFName && holders.has(subtype.decodeText())
}

function isSignature(value: unknown): boolean {
  return value instanceof PDFDict && value.has(PDFName.of('ByteRange'))
}

/** Of the lists of names only that of destinations stays, and none where one of them tells. */
function forgetNames(document: PDFDocument, tells: Tells) {
  const { catalog } = document
  const names = catalog.lookup(PDFName.of('Names'))
  const destinations = PDFName.of('Dests')
  if (names instanceof PDFDict)
    for (const key of names.keys())
      if (key !== destinations || says(names.lookup(key), document, tells)) names.delete(key)
  if (says(catalog.lookup(destinations), document, tells)) catalog.delete(destinations)
}

function teller(words: readonly string[]): Tells {
  const removed = [...new Set(words.map(plain))].filter((word) => word.length >= shortest)
  return (text) => {
    const parts: string[] = plain(text).match(/[\p{L}\p{N}]+/gu) ?? []
    return removed.some((word) =>
      word.length > longestShort ? parts.some((part) => part.includes(word)) : parts.includes(word),
    )
  }
}

type Told = { text: string; put: (next: PDFHexString) => void }

/** Texts within an object, but not those of a page it leads to; each with a way to put another in its place. */
function textsIn(root: PDFObject | undefined, { context }: PDFDocument): Told[] {
  const found: Told[] = []
  const seen = new Set<PDFObject>()
  const waiting = root ? [root] : []
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    const own = object instanceof PDFStream ? object.dict : object
    if (seen.has(own) || isPage(own)) continue
    seen.add(own)
    const look = (value: PDFObject, put: Told['put']) => {
      const whole = value instanceof PDFRef ? context.lookup(value) : value
      if (whole instanceof PDFString || whole instanceof PDFHexString)
        found.push({ text: whole.decodeText(), put })
      else if (whole) waiting.push(whole)
    }
    if (own instanceof PDFDict)
      for (const [key, value] of own.entries()) look(value, (next) => own.set(key, next))
    if (own instanceof PDFArray)
      for (const [at, value] of own.asArray().entries()) look(value, (next) => own.set(at, next))
  }
  return found
}

function isPage(object: PDFObject): boolean {
  const type = object instanceof PDFDict ? object.get(PDFName.of('Type')) : undefined
  return type === PDFName.of('Page') || type === PDFName.of('Pages')
}

function says(object: PDFObject | undefined, document: PDFDocument, tells: Tells): boolean {
  const keys = object instanceof PDFDict ? object.keys().map((key) => key.decodeText()) : []
  return keys.some(tells) || textsIn(object, document).some(({ text }) => tells(text))
}

function blackOutTexts(object: PDFObject | undefined, document: PDFDocument, tells: Tells) {
  for (const { text, put } of textsIn(object, document))
    if (tells(text)) put(PDFHexString.fromText(blackedOut))
}
