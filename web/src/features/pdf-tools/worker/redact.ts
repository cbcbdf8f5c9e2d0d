import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFPage, PDFRef, StandardFonts } from '@cantoo/pdf-lib'
import type { BlackedPage } from './black-out.ts'
import { bytesOf } from '@aurelio/formats/pdf/bytes'
import { bytesIn, pdfOf } from './bytes.ts'
import { hideText } from './hidden-text.ts'
import { forgetOutside } from './outside-pages.ts'
import { withoutMetadata } from './metadata.ts'

export type RedactJob = { file: Blob; pages: readonly BlackedPage[] }

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
  forgetOutside(
    document,
    pages.flatMap((page) => page.removed),
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
