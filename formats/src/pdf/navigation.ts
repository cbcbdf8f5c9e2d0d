import { PDFDict, PDFName, PDFNumber, PDFRef } from '@cantoo/pdf-lib'
import { appended, nextNumber } from './appended.ts'
import type { Bookmark } from './bookmarks.ts'
import type { Bytes } from './bytes.ts'
import { lazyDocument } from './lazy-document.ts'
import { flatPages, pagesOf } from './page-order.ts'

type Ends = { first: PDFRef; last: PDFRef }

/** The document with these bookmarks and no others. */
export function withBookmarks(file: Bytes, bookmarks: readonly Bookmark[]): Bytes {
  const document = lazyDocument(file)
  const { catalog, catalogRef, references } = document
  const pages = flatPages(document) ?? pagesOf(document)
  const outlines = PDFName.of('Outlines')
  if (bookmarks.length === 0 && !catalog.has(outlines)) return file
  const { context } = catalog
  const made = new Map<number, string>()
  let number = nextNumber(references.trailer)
  const next = () => PDFRef.of(number++)

  function write(marks: readonly Bookmark[], parent: PDFRef): Ends | null {
    const refs = marks.map(next)
    const [first, last] = [refs[0], refs.at(-1)]
    for (const [at, { title, page, view, address, looks, open, inner }] of marks.entries()) {
      const own = refs[at] ?? parent
      const target = page === null ? undefined : pages[page]
      const entries = {
        Title: title,
        Parent: parent,
        Dest: target && [target, ...view],
        A: address ? { S: 'URI', URI: address } : undefined,
        Prev: refs[at - 1],
        Next: refs[at + 1],
        ...endsOf(write(inner, own), open ? seen(inner) : -inner.length),
      }
      const mark = PDFDict.withContext(context)
      for (const [key, value] of [...context.obj(entries).entries(), ...looks]) mark.set(key, value)
      made.set(own.objectNumber, mark.toString())
    }
    return first && last ? { first, last } : null
  }

  if (bookmarks.length === 0) catalog.delete(outlines)
  else {
    const root = next()
    const entries = { Type: 'Outlines', ...endsOf(write(bookmarks, root), seen(bookmarks)) }
    made.set(root.objectNumber, context.obj(entries).toString())
    catalog.set(outlines, root)
  }
  made.set(catalogRef.objectNumber, catalog.toString())
  return appended(document, made)
}

function endsOf(ends: Ends | null, count: number) {
  return ends ? { First: ends.first, Last: ends.last, Count: PDFNumber.of(count) } : {}
}

/** How many show while nobody opens or closes any. */
function seen(marks: readonly Bookmark[]): number {
  return marks.reduce((sum, { open, inner }) => sum + 1 + (open ? seen(inner) : 0), 0)
}
