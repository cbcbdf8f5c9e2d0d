import { PDFArray, PDFContext, PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { type Bookmark, bookmarksIn } from './bookmarks.ts'
import { bytesOf, type Bytes } from './bytes.ts'
import { decoded } from './decoded-stream.ts'
import { withDirectLinks } from './direct-links.ts'
import { lazyDocument } from './lazy-document.ts'
import { withBookmarks } from './navigation.ts'

/** Three pages: a bookmark to the third by a name, within it one to the second, and a link on the first to that name. */
async function sample(useObjectStreams: boolean): Promise<Bytes> {
  const document = await PDFDocument.create()
  for (let at = 0; at < 3; at += 1) document.addPage([100, 100])
  const { context, catalog } = document
  const [first, second, third] = document.getPages()
  const name = PDFString.of('end')
  const destinations = context.obj({ Names: [name, { D: [third?.ref ?? null, 'XYZ', 0, 90, null] }] })
  catalog.set(PDFName.of('Names'), context.obj({ Dests: context.register(destinations) }))
  const [root, outer, inner] = [context.nextRef(), context.nextRef(), context.nextRef()]
  const goal = { S: 'GoTo', D: [second?.ref ?? null, 'Fit'] }
  context.assign(
    inner,
    context.obj({ Title: PDFHexString.fromText('Inner'), Parent: outer, A: goal, C: [1, 0, 0], F: 2 }),
  )
  const ends = { First: inner, Last: inner, Count: -1 }
  context.assign(
    outer,
    context.obj({ Title: PDFHexString.fromText('Outer ñ'), Parent: root, Dest: name, ...ends }),
  )
  context.assign(root, context.obj({ Type: 'Outlines', First: outer, Last: outer, Count: 1 }))
  catalog.set(PDFName.of('Outlines'), root)
  const link = { Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], A: { S: 'GoTo', D: name } }
  first?.node.set(PDFName.of('Annots'), context.obj([link]))
  return bytesOf(await document.save({ useObjectStreams }))
}

const told = (marks: readonly Bookmark[]): unknown[] =>
  marks.map(({ title, page, open, view, looks, inner }) => ({
    title: title.decodeText(),
    page,
    open,
    view: view.map(String),
    looks: looks.map(String),
    inner: told(inner),
  }))
const everyPage = (page: number) => page

describe.each([true, false])('with objects in streams: %s', (useObjectStreams) => {
  it('reads bookmarks as they are, whether they lead to a page or to a name', async () => {
    const document = lazyDocument(await sample(useObjectStreams))
    expect(told(bookmarksIn(document, everyPage))).toEqual([
      {
        title: 'Outer ñ',
        page: 2,
        open: false,
        view: ['/XYZ', '0', '90', 'null'],
        looks: [],
        inner: [
          {
            title: 'Inner',
            page: 1,
            open: false,
            view: ['/Fit'],
            looks: ['/C,[ 1 0 0 ]', '/F,2'],
            inner: [],
          },
        ],
      },
    ])
  })

  it('keeps the one whose page is gone while something within it leads somewhere', async () => {
    const document = lazyDocument(await sample(useObjectStreams))
    const moved = bookmarksIn(document, (page) => (page === 1 ? 0 : undefined))
    expect(moved).toMatchObject([{ page: 0, inner: [{ page: 0 }] }])
    expect(bookmarksIn(document, () => undefined)).toEqual([])
  })

  it('keeps one that leads out of the document, whatever pages are taken', async () => {
    const document = await PDFDocument.load(await sample(useObjectStreams))
    const { context, catalog } = document
    const mark = context.nextRef()
    const action = context.register(context.obj({ S: 'URI', URI: PDFString.of('https://example.com/') }))
    const title = PDFString.of('Web')
    const root = context.register(context.obj({ Type: 'Outlines', First: mark, Last: mark, Count: 1 }))
    context.assign(mark, context.obj({ Title: title, Parent: root, A: action }))
    catalog.set(PDFName.of('Outlines'), root)
    const file = bytesOf(await document.save({ useObjectStreams }))
    const marks = bookmarksIn(lazyDocument(file), () => undefined)
    expect(marks).toMatchObject([{ page: null, inner: [] }])
    const written = bookmarksIn(lazyDocument(withBookmarks(file, marks)), everyPage)
    expect(written.map(({ address }) => address?.decodeText())).toEqual(['https://example.com/'])
  })

  it('writes bookmarks that are read again, and takes them all away', async () => {
    const file = await sample(useObjectStreams)
    const marks = bookmarksIn(lazyDocument(file), (page) => 2 - page)
    const written = withBookmarks(withBookmarks(file, marks), marks)
    expect(told(bookmarksIn(lazyDocument(written), everyPage))).toEqual(told(marks))
    const other = await PDFDocument.load(written)
    expect(other.catalog.lookup(PDFName.of('Outlines'), PDFDict).get(PDFName.of('Count'))?.toString()).toBe(
      '1',
    )
    expect(other.getPageCount()).toBe(3)
    expect(bookmarksIn(lazyDocument(withBookmarks(written, [])), everyPage)).toEqual([])
  })

  it('leads links to pages where they led to names', async () => {
    const document = await PDFDocument.load(withDirectLinks(lazyDocument(await sample(useObjectStreams))))
    const [first, , third] = document.getPages()
    const link = first?.node.Annots()?.lookup(0, PDFDict)
    const goal = link?.lookup(PDFName.of('A'), PDFDict).lookup(PDFName.of('D'), PDFArray)
    expect(goal?.get(0)).toBe(third?.ref)
  })

  it('refuses what breaks off', async () => {
    const file = await sample(useObjectStreams)
    expect(() => lazyDocument(file.slice(0, file.length - 30))).toThrow('no cross-reference section')
  })
})

it('adds up rows that are written as differences', () => {
  const rows = [0, 1, 2, 3, 1, 1, 1, 1, 2, 1, 1, 1, 3, 2, 2, 2]
  const stream = PDFContext.create().flateStream(Uint8Array.from(rows), {
    DecodeParms: { Predictor: 15, Columns: 3 },
  })
  expect([...decoded(stream)]).toEqual([1, 2, 3, 1, 2, 3, 2, 3, 4, 3, 5, 6])
})
