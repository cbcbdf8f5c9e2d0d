import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFObject, PDFRef } from '@cantoo/pdf-lib'
import type { LazyDocument } from './lazy-document.ts'

/** The pages of a document, in their order. */
export function pagesOf({ catalog, at }: LazyDocument): PDFRef[] {
  const seen = new Set<PDFRef>()
  const within = (node: PDFObject | undefined): PDFRef[] => {
    if (!(node instanceof PDFRef) || seen.has(node)) return []
    seen.add(node)
    const own = at(node)
    if (!(own instanceof PDFDict)) return []
    const inner = at(own.get(PDFName.of('Kids')))
    return inner instanceof PDFArray ? inner.asArray().flatMap(within) : [node]
  }
  return within(catalog.get(PDFName.of('Pages')))
}

/**
 * What hangs on the root, where that is as much as there are pages: the pages, without a look at each of them. Null for
 * a deeper tree.
 */
export function flatPages({ catalog, at }: LazyDocument): readonly PDFObject[] | null {
  const node = at(catalog.get(PDFName.of('Pages')))
  if (!(node instanceof PDFDict)) return null
  const [inner, count] = ['Kids', 'Count'].map((key) => at(node.get(PDFName.of(key))))
  const isFlat = inner instanceof PDFArray && count instanceof PDFNumber && count.asNumber() === inner.size()
  return isFlat ? inner.asArray() : null
}

/** Tells where a page stands, from 0; undefined for what is none. */
export function placeFinder(document: LazyDocument): (page: PDFRef) => number | undefined {
  const flat = placesIn(flatPages(document) ?? [])
  let every: ReadonlyMap<PDFObject, number> | undefined
  return (page) => {
    const place = flat.get(page)
    if (place !== undefined) return place
    every ??= placesIn(pagesOf(document))
    return every.get(page)
  }
}

function placesIn(pages: readonly PDFObject[]): ReadonlyMap<PDFObject, number> {
  return new Map(pages.map((page, place) => [page, place]))
}
