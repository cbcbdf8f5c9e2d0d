import {
  add,
  decodeStoredPage,
  documentVersion,
  edit,
  encodeElement,
  encodePage,
  remove,
  requireElement,
  symbolType,
  type ElementId,
  type PageDocument,
} from '@aurelio/page/document'
import { client } from '../../platform/api/client.ts'

/** Makes a form that lives in a page one of the workspace, which stands in its place from then on; its id. */
export async function convertForm(pageId: string, elementId: ElementId): Promise<string> {
  const page = await client.pages.get({ id: pageId })
  const read = decodeStoredPage(page.document)
  if (!read.ok) throw read.error
  const held = encodeElement(read.document, elementId)
  const name = held.name || page.name
  const form = await client.symbols.create({
    name,
    document: { version: documentVersion, elements: [held] },
  })
  const document = encodePage(withPlace(read.document, elementId, { id: form.id, name }))
  await client.pages.save({ id: pageId, name: page.name, document, baseVersion: page.version })
  return form.id
}

/** The page with the place of a symbol where an element stood. What came to that goes on under the same id. */
function withPlace(document: PageDocument, id: ElementId, symbol: { id: string; name: string }) {
  return edit(document, (page) => {
    const { parent } = requireElement(page, id)
    const siblings = parent === null ? page.root : requireElement(page, parent).children
    const index = siblings.indexOf(id)
    remove(page, { ids: [id] })
    const props = { symbol: symbol.id, values: {} }
    add(page, { element: { id, type: symbolType, name: symbol.name, props }, parent, index })
  }).document
}
