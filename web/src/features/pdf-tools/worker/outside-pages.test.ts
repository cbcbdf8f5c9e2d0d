import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib'
import { expect, it } from 'vitest'
import { forgetOutside } from './outside-pages.ts'

/** Two bookmarks, a layer, a label, a script, an attachment and a comment with a file: all that may tell of a page. */
async function telling() {
  const document = await PDFDocument.create()
  const page = document.addPage([595, 842])
  const { context, catalog } = document
  const [root, first, second] = [context.nextRef(), context.nextRef(), context.nextRef()]
  const mark = (title: string, more: object) => ({
    Title: PDFHexString.fromText(title),
    Parent: root,
    Dest: [page.ref, 'Fit'],
    ...more,
  })
  context.assign(first, context.obj(mark('Ficha de Montalvo, 2026', { Next: second })))
  context.assign(second, context.obj(mark('Anexo', { Prev: first })))
  context.assign(root, context.obj({ Type: 'Outlines', First: first, Last: second, Count: 2 }))
  catalog.set(PDFName.of('Outlines'), root)
  const layer = context.register(context.obj({ Type: 'OCG', Name: PDFString.of('Caso MONTALVO') }))
  catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: [layer], D: { Order: [layer] } }))
  const label = { S: 'D', P: PDFString.of('Montalvo-') }
  catalog.set(PDFName.of('PageLabels'), context.obj({ Nums: [0, label] }))
  catalog.set(PDFName.of('Legal'), context.obj({ Attestation: PDFString.of('Montalvo') }))
  document.addJavaScript('aviso', 'var quien = "Montalvo"')
  await document.attach(new TextEncoder().encode('Montalvo'), 'Montalvo.txt')
  const file = { Type: 'Annot', Subtype: 'FileAttachment', Rect: [0, 0, 9, 9] }
  const link = { Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9] }
  for (const annotation of [file, link]) page.node.addAnnot(context.register(context.obj(annotation)))
  const hidden = { FT: 'Tx', T: PDFString.of('a'), V: PDFString.of('Visto: Montalvo') }
  const lost = context.register(context.obj(hidden))
  const signed = { FT: 'Sig', T: PDFString.of('b'), V: { ByteRange: [0, 1], Contents: PDFString.of('x') } }
  const signature = context.register(context.obj(signed))
  catalog.set(PDFName.of('AcroForm'), context.obj({ Fields: [lost, signature] }))
  await document.flush()
  return PDFDocument.load(await document.save({ useObjectStreams: false }), { updateMetadata: false })
}

const titlesOf = ({ context }: PDFDocument) =>
  context.enumerateIndirectObjects().flatMap(([, object]) => {
    const title = object instanceof PDFDict ? object.lookup(PDFName.of('Title')) : undefined
    return title instanceof PDFHexString ? [title.decodeText()] : []
  })
const said = async (document: PDFDocument) => {
  const saved = await document.copy()
  const objects = saved.context.enumerateIndirectObjects().map(([, object]) => object.toString())
  return objects
    .join('\n')
    .replaceAll(/<FEFF([\dA-F]*)>/g, (_, hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le'))
}

it('blacks out each text outside of the pages that says a word that is gone, and leaves the others', async () => {
  const document = await telling()
  forgetOutside(document, ['Montalvo', 'de'])
  expect(titlesOf(document)).toEqual(['■■■', 'Anexo'])
  expect((await said(document)).toLowerCase()).not.toContain('montalvo')
})

it('takes away what holds files, scripts and signatures, whatever they say', async () => {
  const document = await telling()
  forgetOutside(document, [])
  expect(titlesOf(document)).toEqual(['Ficha de Montalvo, 2026', 'Anexo'])
  const all = await said(document)
  expect(all).not.toContain('ByteRange')
  expect(document.catalog.has(PDFName.of('Legal'))).toBe(false)
  expect(document.getPage(0).node.Annots()?.size()).toBe(1)
  expect(document.getAttachments()).toEqual([])
})

it('takes a short word as a whole one', async () => {
  const document = await telling()
  forgetOutside(document, ['alv', 'Ane'])
  expect(titlesOf(document)).toEqual(['Ficha de Montalvo, 2026', 'Anexo'])
})
