import { DocumentError } from '../error.ts'
import { flatten } from '../flatten.ts'
import { limits } from '../schema.ts'
import type { NestedElement, PageDocument } from '../schema.ts'
import { childrenOf } from '../tree.ts'
import { checkUnlocked } from './check-unlocked.ts'
import { insertAt, levelInside, withChildren } from './place.ts'
import type { Place } from './place.ts'

/**
 * Adds an element with all it holds. Its ids must be new to the page (`renewIds` makes them so).
 * @throws DocumentError `missing-parent`, `locked`, `duplicate-id`, `too-deep`, `too-many` or what the codec finds wrong
 */
export function add(
  document: PageDocument,
  { element, parent, index }: Place & { element: NestedElement },
): PageDocument {
  const siblings = childrenOf(document, parent)
  checkUnlocked(document, parent)
  const depth = levelInside(document, parent)
  const subtree = flatten([element], { duplicates: 'refuse', parent, depth })
  const added = Object.keys(subtree.elements)
  const known = added.find((id) => Object.hasOwn(document.elements, id))
  if (known !== undefined)
    throw new DocumentError('duplicate-id', `El identificador ${known} ya está en la página.`)
  if (Object.keys(document.elements).length + added.length > limits.elements) {
    throw new DocumentError('too-many', `La página no puede tener más de ${limits.elements} elementos.`)
  }
  const changed = Object.values(subtree.elements)
  return withChildren(document, parent, insertAt(siblings, element.id, index), { changed })
}
