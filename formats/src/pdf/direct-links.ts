import { PDFArray, PDFDict, PDFName, type PDFObject, PDFRef } from '@cantoo/pdf-lib'
import { appended } from './appended.ts'
import type { Bytes } from './bytes.ts'
import { destinationsOf, goalOf, hasNames } from './destinations.ts'
import type { LazyDocument } from './lazy-document.ts'
import { pagesOf } from './page-order.ts'

/**
 * The file with its links led to pages where they led to names: whoever copies its pages into another file brings the
 * pages that links lead to along, but not what its names mean.
 */
export function withDirectLinks(document: LazyDocument): Bytes {
  if (!hasNames(document)) return document.file
  const { at } = document
  const find = destinationsOf(document)
  const changed = new Map<number, string>()

  /** Leads a link to its page; true where it was led to a name. */
  function lead(link: PDFDict, key: string, told: PDFObject | undefined): boolean {
    const destination = at(told) instanceof PDFArray ? null : find(told)
    if (destination) link.set(PDFName.of(key), destination)
    return destination !== null
  }

  function mend(annotation: PDFObject, holder: Holder): void {
    const link = at(annotation)
    if (!(link instanceof PDFDict)) return
    const own = innermost(annotation, link, holder)
    if (lead(link, 'Dest', link.get(PDFName.of('Dest')))) keep(own)
    const told = link.get(PDFName.of('A'))
    const action = at(told)
    if (action instanceof PDFDict && lead(action, 'D', goalOf(action))) keep(innermost(told, action, own))
  }
  const keep = ([{ objectNumber }, object]: Holder) => changed.set(objectNumber, object.toString())

  for (const ref of pagesOf(document)) {
    const page = at(ref)
    if (!(page instanceof PDFDict)) continue
    const told = page.get(PDFName.of('Annots'))
    const annotations = at(told)
    if (!(annotations instanceof PDFArray)) continue
    const holder = innermost(told, annotations, [ref, page])
    for (const annotation of annotations.asArray()) mend(annotation, holder)
  }
  return changed.size === 0 ? document.file : appended(document, changed)
}

type Holder = readonly [PDFRef, PDFObject]

/** The object itself where it has a number, else what it is written in. */
function innermost(told: PDFObject | undefined, object: PDFObject, outer: Holder): Holder {
  return told instanceof PDFRef ? [told, object] : outer
}
