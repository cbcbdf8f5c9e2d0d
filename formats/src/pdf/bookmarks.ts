import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFString,
} from '@cantoo/pdf-lib'
import { destinationsOf, goalOf, partsOf } from './destinations.ts'
import type { LazyDocument } from './lazy-document.ts'
import { placeFinder } from './page-order.ts'

/**
 * A bookmark: `page` from 0, `view` what follows the page in its destination, `looks` its colour and letter; `address` where it
 * leads out of the document, and has no page.
 */
export type Bookmark = {
  title: PDFString | PDFHexString
  page: number | null
  address: PDFString | PDFHexString | null
  view: PDFObject[]
  open: boolean
  looks: [PDFName, PDFObject][]
  inner: Bookmark[]
}

const looks = ['C', 'F'].map((name) => PDFName.of(name))
const most = 100_000

/**
 * The bookmarks that lead to a page whose place in the result `placeOf` tells, or out of the document. One that leads nowhere
 * stays where something within it does.
 */
export function bookmarksIn(
  document: LazyDocument,
  placeOf: (page: number) => number | undefined,
): Bookmark[] {
  const { at, catalog } = document
  const root = at(catalog.get(PDFName.of('Outlines')))
  if (!root) return []
  const find = destinationsOf(document)
  const numberOf = placeFinder(document)
  const seen = new Set<PDFDict>()

  function within(parent: PDFObject | undefined): Bookmark[] {
    const found: Bookmark[] = []
    let mark = parent instanceof PDFDict ? at(parent.get(PDFName.of('First'))) : undefined
    while (mark instanceof PDFDict && !seen.has(mark) && seen.size < most) {
      seen.add(mark)
      found.push(...read(mark))
      mark = at(mark.get(PDFName.of('Next')))
    }
    return found
  }

  function read(mark: PDFDict): Bookmark[] {
    const inner = within(mark)
    const title = at(mark.get(PDFName.of('Title')))
    const target = targetOf(mark)
    const address = addressOf(at(mark.get(PDFName.of('A'))))
    const page = target?.page ?? inner[0]?.page ?? null
    const leads = page !== null || address !== null || inner.length > 0
    if (!leads || !isText(title)) return inner
    const count = at(mark.get(PDFName.of('Count')))
    const open = count instanceof PDFNumber && count.asNumber() > 0
    const goal = address ? { page: null, view: [] } : { page, view: target?.view ?? [PDFName.of('Fit')] }
    return [{ title, ...goal, address, open, looks: looksOf(mark), inner }]
  }

  function addressOf(action: PDFObject | undefined): Bookmark['address'] {
    if (!(action instanceof PDFDict) || action.get(PDFName.of('S')) !== PDFName.of('URI')) return null
    const address = at(action.get(PDFName.of('URI')))
    return isText(address) ? address : null
  }

  function targetOf(mark: PDFDict): { page: number; view: PDFObject[] } | null {
    const destination = find(mark.get(PDFName.of('Dest')) ?? goalOf(at(mark.get(PDFName.of('A')))))
    if (!destination) return null
    const { page, view } = partsOf(destination)
    const number = page ? numberOf(page) : undefined
    const place = number === undefined ? undefined : placeOf(number)
    return place === undefined ? null : { page: place, view }
  }

  function looksOf(mark: PDFDict): [PDFName, PDFObject][] {
    return looks.flatMap((name): [PDFName, PDFObject][] => {
      const value = at(mark.get(name))
      return value instanceof PDFArray || value instanceof PDFNumber ? [[name, value]] : []
    })
  }

  return within(root)
}

function isText(value: PDFObject | undefined): value is PDFString | PDFHexString {
  return value instanceof PDFString || value instanceof PDFHexString
}
