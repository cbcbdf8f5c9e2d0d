import type { ElementId, PageDocument } from '../schema.ts'
import { childrenOf, descendants, requireElement } from '../tree.ts'
import { withChildren } from './place.ts'

/**
 * Removes an element and all it holds.
 * @throws DocumentError `unknown-element`
 */
export function remove(document: PageDocument, { id }: { id: ElementId }): PageDocument {
  const { parent } = requireElement(document, id)
  const siblings = childrenOf(document, parent).filter((sibling) => sibling !== id)
  return withChildren(document, parent, siblings, { gone: new Set([id, ...descendants(document, id)]) })
}
