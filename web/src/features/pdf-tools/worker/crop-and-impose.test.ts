import {
  decodePDFRawStream,
  degrees,
  PDFDocument,
  PDFName,
  PDFRawStream,
  StandardFonts,
} from '@cantoo/pdf-lib'
import { expect, it } from 'vitest'
import { bytesOf } from '@aurelio/formats/pdf/bytes'
import { crop } from './crop.ts'
import { hideLinks, withLinks } from './flatten.ts'
import { impose, type ImposeJob } from './impose.ts'

const quiet = async () => undefined

/** Pages of 400 x 600 with their numbers on them; the second one lies on its side. */
async function given(count: number) {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  for (let at = 1; at <= count; at += 1) {
    const page = document.addPage([400, 600])
    page.drawText(`hoja ${at}`, { x: 40, y: 500, size: 20, font })
    if (at === 2) page.setRotation(degrees(90))
  }
  return document
}
const fileOf = async (document: PDFDocument) => new Blob([bytesOf(await document.save())])

/** What each page of a result draws, in its order: where each page that was put on it stands. */
async function drawnOn(content: Uint8Array) {
  const document = await PDFDocument.load(content)
  return document.getPages().map((page) => {
    const contents = page.node.Contents()
    const streams = contents && 'asArray' in contents ? contents.asArray() : [contents]
    const text = streams
      .map((one) => document.context.lookup(one))
      .map((one) => (one instanceof PDFRawStream ? decodePDFRawStream(one).decode() : new Uint8Array()))
      .map((bytes) => new TextDecoder('latin1').decode(bytes))
      .join('\n')
    const { width, height } = page.getSize()
    return {
      width,
      height,
      drawn: [...text.matchAll(/\/(\S+) Do/g)].length,
      text,
      turn: page.getRotation().angle,
    }
  })
}

it('cuts the same margins of a page as it is seen, also of one that lies on its side', async () => {
  const margins = { top: 10, right: 20, bottom: 30, left: 40 }
  const file = await fileOf(await given(2))
  const made = await crop({ file, crops: [0, 1].map((page) => ({ page, margins })) })
  const pages = (await PDFDocument.load(await made.arrayBuffer())).getPages()
  expect(pages[0]?.getCropBox()).toEqual({ x: 40, y: 30, width: 340, height: 560 })
  // Turned to the right, its left is above: the top that is seen is the left that is written.
  expect(pages[1]?.getCropBox()).toEqual({ x: 10, y: 40, width: 360, height: 540 })
  const all = crop({ file, crops: [{ page: 0, margins: { ...margins, left: 395 } }] })
  await expect(all).rejects.toMatchObject({ failure: { code: 'nothing-left' } })
})

it('lays two pages on each sheet, upright, and leaves the last place empty', async () => {
  const file = await fileOf(await given(3))
  const job: ImposeJob = { kind: 'grid', file, paper: 'a4', count: 2, margin: 0, gap: 0, framed: true }
  const [first, second] = await drawnOn(await impose(job, quiet))
  expect(first).toMatchObject({ width: 841.89, height: 595.28, drawn: 2 })
  expect(second).toMatchObject({ drawn: 1 })
  // The second page lies on its side and is turned back: by 90 degrees to the right.
  expect(first?.text).toMatch(/ -1 1 \S+ 0 0 cm/)
})

it('makes a booklet of whole sheets, its backs turned where the printer asks for it', async () => {
  const file = await fileOf(await given(5))
  const job: ImposeJob = { kind: 'booklet', file, paper: 'a4', margin: 0, turned: true }
  const sides = await drawnOn(await impose(job, quiet))
  expect(sides.map(({ drawn }) => drawn)).toEqual([1, 1, 1, 2])
  expect(sides.map(({ turn }) => turn)).toEqual([0, 180, 0, 180])
})

it('puts links aside while all else on a page is made plain, and back where they were', async () => {
  const document = await given(1)
  const page = document.getPage(0)
  document.getForm().createTextField('nombre').addToPage(page)
  const link = document.context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 10, 10] })
  page.node.Annots()?.push(document.context.register(link))
  expect(hideLinks(page)).toBe(true)
  expect(page.node.Annots()?.size()).toBe(1)
  const after = await PDFDocument.load(await withLinks(bytesOf(await document.save())))
  const left = after.getPage(0).node.Annots()
  expect(left?.size()).toBe(1)
  expect(left?.lookup(0)?.toString()).toContain('/Subtype /Link')
  expect(after.catalog.has(PDFName.of('AcroForm'))).toBe(false)
  expect(hideLinks((await given(1)).getPage(0))).toBe(false)
})
