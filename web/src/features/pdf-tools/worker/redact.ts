import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFPage,
  PDFRef,
  PDFString,
  StandardFonts,
} from '@cantoo/pdf-lib'
import type { BlackedPage } from './black-out.ts'
import { bytesOf } from '@aurelio/formats/pdf/bytes'
import { bytesIn, pdfOf } from './bytes.ts'
import { hideText } from './hidden-text.ts'
import { withoutMetadata } from './metadata.ts'

export type RedactJob = { file: Blob; pages: readonly BlackedPage[] }

/** What a document says outside of its pages, and may say again what was blacked out: structure, notes, attachments, scripts. */
const outside = [
  'StructTreeRoot',
  'MarkInfo',
  'Threads',
  'OpenAction',
  'AA',
  'Collection',
  'AF',
  'DSS',
  'Perms',
  'SpiderInfo',
]
const ofNames = ['EmbeddedFiles', 'JavaScript', 'AlternatePresentations', 'Renditions']
/** Shorter words stand everywhere. */
const telling = 3

/**
 * The document with these pages as pictures: what was on them is not covered, it is gone, and so is whatever led to it. What
 * nothing leads to any more is not written again.
 */
export async function redact({ file, pages }: RedactJob): Promise<Blob> {
  const document = await PDFDocument.load(await bytesIn(file), { updateMetadata: false })
  const all = document.getPages()
  const font = await document.embedFont(StandardFonts.Helvetica)
  for (const blacked of pages) {
    const page = all[blacked.page]
    if (!page) continue
    removeFields(document, page)
    await replace(document, page, blacked)
    hideText(page, font, blacked.kept)
  }
  const removed = pages.flatMap((page) => page.removed).map((text) => text.trim().toLowerCase())
  forgetOutside(
    document,
    removed.filter((text) => text.length >= telling),
  )
  return withoutMetadata(
    pdfOf(bytesOf(await document.save({ updateFieldAppearances: false, addDefaultPage: false }))),
  )
}

/** The page stays the same object, for links lead to it; all that it had goes. */
async function replace(document: PDFDocument, page: PDFPage, { picture, width, height }: BlackedPage) {
  for (const key of page.node.keys())
    if (key !== PDFName.of('Type') && key !== PDFName.of('Parent')) page.node.delete(key)
  page.node.set(PDFName.of('MediaBox'), document.context.obj([0, 0, width, height]))
  page.node.set(PDFName.of('CropBox'), document.context.obj([0, 0, width, height]))
  // What its parent would have it inherit.
  page.node.set(PDFName.of('Rotate'), document.context.obj(0))
  page.node.set(PDFName.of('Resources'), document.context.obj({}))
  const image = await document.embedJpg(await picture.arrayBuffer())
  page.drawImage(image, { x: 0, y: 0, width, height })
}

/** Fields that stand on a page, with what was written into them. */
function removeFields(document: PDFDocument, page: PDFPage) {
  const form = document.catalog.lookup(PDFName.of('AcroForm'))
  if (!(form instanceof PDFDict)) return
  form.delete(PDFName.of('XFA'))
  const onPage = new Set(page.node.Annots()?.asArray() ?? [])
  const fields = form.lookup(PDFName.of('Fields'))
  if (fields instanceof PDFArray) withoutWidgets(fields, onPage)
}

/** Takes out of a list of fields those that have a widget among these, and those that are left without any. */
function withoutWidgets(fields: PDFArray, widgets: ReadonlySet<unknown>) {
  for (let at = fields.size() - 1; at >= 0; at -= 1) {
    const reference = fields.get(at)
    const field = fields.lookup(at)
    const kids = field instanceof PDFDict ? field.lookup(PDFName.of('Kids')) : undefined
    const isHere = reference instanceof PDFRef && widgets.has(reference)
    const hasHere = kids instanceof PDFArray && kids.asArray().some((kid) => widgets.has(kid))
    if (kids instanceof PDFArray && !hasHere) withoutWidgets(kids, widgets)
    if (isHere || hasHere || (kids instanceof PDFArray && kids.size() === 0)) fields.remove(at)
  }
}

function forgetOutside({ catalog }: PDFDocument, removed: readonly string[]) {
  for (const name of outside) catalog.delete(PDFName.of(name))
  const names = catalog.lookup(PDFName.of('Names'))
  if (names instanceof PDFDict) for (const name of ofNames) names.delete(PDFName.of(name))
  const outlines = catalog.lookup(PDFName.of('Outlines'))
  if (outlines instanceof PDFDict && tells(outlines, removed, new Set()))
    catalog.delete(PDFName.of('Outlines'))
}

/** True where a bookmark says something that was blacked out: all of them go, for what they are worth. */
function tells(entry: PDFDict, removed: readonly string[], seen: Set<PDFDict>): boolean {
  for (let next: unknown = entry.lookup(PDFName.of('First')); next instanceof PDFDict && !seen.has(next);) {
    seen.add(next)
    const title = next.lookup(PDFName.of('Title'))
    const isText = title instanceof PDFString || title instanceof PDFHexString
    const said = isText ? title.decodeText().toLowerCase() : ''
    if (removed.some((text) => said !== '' && (said.includes(text) || text.includes(said)))) return true
    if (tells(next, removed, seen)) return true
    next = next.lookup(PDFName.of('Next'))
  }
  return false
}
