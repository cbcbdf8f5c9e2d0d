import { DocumentError } from '../error.ts'
import type { ElementId, ElementNode, PageDocument } from '../schema.ts'
import { descendants, requireElement } from '../tree.ts'
import { checkUnlocked } from './check-unlocked.ts'
import { withElements } from './with-elements.ts'

/**
 * Removes an element and all it holds.
 * @throws DocumentError `unknown-element` or `locked`
 */
export function remove(document: PageDocument, { id }: { id: ElementId }): PageDocument {
  return removeAll(document, { ids: [id] })
}

/**
 * Removes several elements and all they hold; one may stand inside another. The map is copied once.
 * @throws DocumentError `unknown-element`, or `locked` where one of them, around them or inside them is locked
 */
export function removeAll(document: PageDocument, { ids }: { ids: readonly ElementId[] }): PageDocument {
  const gone = new Set<ElementId>()
  for (const id of ids) {
    checkUnlocked(document, id)
    for (const each of [id, ...descendants(document, id)]) gone.add(each)
  }
  if ([...gone].some((id) => requireElement(document, id).locked)) {
    throw new DocumentError(
      'locked',
      'Hay elementos bloqueados dentro. Desbloquéalos en Capas para eliminar.',
    )
  }
  const stays = (id: ElementId) => !gone.has(id)
  const parents = new Set(ids.map((id) => requireElement(document, id).parent))
  const changed = [...parents].flatMap((parent): ElementNode[] => {
    if (parent === null || gone.has(parent)) return []
    const node = requireElement(document, parent)
    return [{ ...node, children: node.children.filter(stays) }]
  })
  const root = parents.has(null) ? document.root.filter(stays) : document.root
  return { elements: withElements(document.elements, changed, gone), root }
}
