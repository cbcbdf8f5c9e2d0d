import type { ElementId, PageDocument } from '../schema.ts'
import { childrenOf, requireElement } from '../tree.ts'

/**
 * The index that `move` wants for a slot seen on the screen, where the moved element still stands in its
 * place: one less when it moves towards the end of its own parent, else the same.
 * @throws DocumentError `unknown-element` or `missing-parent`
 */
export function indexAfterRemoval(
  document: PageDocument,
  { id, parent, index }: { id: ElementId; parent: ElementId | null; index: number },
): number {
  if (requireElement(document, id).parent !== parent) return index
  return childrenOf(document, parent).indexOf(id) < index ? index - 1 : index
}
