import { DocumentError } from '../error.ts'
import type { ElementId, ElementNode, PageDocument } from '../schema.ts'
import { ancestors, childrenOf, heightOf, requireElement } from '../tree.ts'
import { checkUnlocked } from './check-unlocked.ts'
import { checkDepth, insertAt, levelInside, withChildren } from './place.ts'
import type { Place } from './place.ts'

/**
 * Moves an element with all it holds. `index` counts the places left once the element is taken out of its
 * old one (`indexAfterRemoval` turns a place on the screen into it). Moving it to where it is returns the
 * same document.
 * @throws DocumentError `unknown-element`, `missing-parent`, `locked`, `inside-itself` or `too-deep`
 */
export function move(document: PageDocument, { id, parent, index }: Place & { id: ElementId }): PageDocument {
  const node = requireElement(document, id)
  const siblings = childrenOf(document, parent)
  checkUnlocked(document, id)
  checkUnlocked(document, parent)
  if (parent !== null && (parent === id || ancestors(document, parent).includes(id))) {
    throw new DocumentError('inside-itself', 'Un elemento no puede moverse dentro de sí mismo.')
  }
  if (parent === node.parent) {
    const others = siblings.filter((sibling) => sibling !== id)
    const moved = insertAt(others, id, index)
    return moved.every((sibling, at) => sibling === siblings[at])
      ? document
      : withChildren(document, parent, moved)
  }
  checkDepth(levelInside(document, parent), heightOf(document, id))
  const left = childrenOf(document, node.parent).filter((sibling) => sibling !== id)
  const changed: ElementNode[] = [{ ...node, parent }]
  if (node.parent !== null) changed.push({ ...requireElement(document, node.parent), children: left })
  const root = node.parent === null ? left : document.root
  return withChildren({ elements: document.elements, root }, parent, insertAt(siblings, id, index), {
    changed,
  })
}
