import {
  ancestors,
  emptyDocument,
  encodeElement,
  stepBetween,
  type ElementId,
  type PageDocument,
} from '@aurelio/page/document'

/**
 * Turns pages into the JSON of `encodeElements`, one after another: only the top-level elements in which something has
 * changed since the last page are encoded again.
 */
export function createPageText(): (document: PageDocument) => string {
  let last = emptyDocument
  let texts = new Map<ElementId, string>()
  return (document) => {
    // What goes changes the one that held it.
    for (const { id } of stepBetween(last, document).changed)
      texts.delete(ancestors(document, id).at(-1) ?? id)
    texts = new Map(document.root.map((id) => [id, texts.get(id) ?? textOf(document, id)]))
    last = document
    return `[${[...texts.values()].join()}]`
  }
}

function textOf(document: PageDocument, id: ElementId): string {
  return JSON.stringify(encodeElement(document, id))
}
