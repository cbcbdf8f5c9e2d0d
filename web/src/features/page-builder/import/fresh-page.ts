import {
  add,
  decodeStoredPage,
  edit,
  emptyDocument,
  encodePage,
  encodeElements,
  type PageDocument,
  renewIds,
  salvageElements,
  type StoredPage,
  takenIn,
} from '@aurelio/page/document'
import { getElement } from '@aurelio/page/elements'
import { z } from 'zod'
import { ImportProblem } from './import-problem.ts'

/** A page ready to be kept, and what of its file could not be read. */
export type FreshPage = { stored: StoredPage; lost: number; unknown: number }

const listSchema = z.object({ elements: z.array(z.unknown()) })

/**
 * Reads a page from anywhere and gives its elements ids of their own. What is no element is left out and counted.
 * @throws ImportProblem `not-a-page` where nothing of it can be read
 */
export function freshPage(value: unknown): FreshPage {
  const { document, lost } = sound(value)
  const renewed = edit(emptyDocument, (page) => {
    for (const element of encodeElements(document))
      add(page, { element: renewIds(element, takenIn(page)), parent: null })
  }).document
  const unknown = Object.values(renewed.elements).filter(({ type }) => !getElement(type)).length
  return { stored: encodePage(renewed), lost, unknown }
}

function sound(value: unknown): { document: PageDocument; lost: number } {
  const decoded = decodeStoredPage(value)
  if (decoded.ok) return { document: decoded.document, lost: 0 }
  const list = listSchema.safeParse(value)
  const saved = list.success ? salvageElements(list.data.elements) : null
  if (!saved) throw new ImportProblem('not-a-page', { cause: decoded.error })
  return saved
}
