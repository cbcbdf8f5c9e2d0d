import { encodePage } from '../../document/codec.ts'
import type { ElementId, ElementNode, PageDocument } from '../../document/schema.ts'
import type { ReadPage } from '../../document/stored-document.ts'
import type { ShownItem } from '../../values/collection.ts'
import { filledNode } from '../filled-node.ts'
import { valuesOf } from './item-values.ts'
import { collectionType } from './type.ts'

/**
 * The page of a template as the page of one item. What collections on it repeat is theirs; which of their items they show
 * may follow from this one.
 */
export function fillItem(document: PageDocument, item: ShownItem): PageDocument {
  const valueOf = valuesOf(item)
  const inside = new Set<ElementId>()
  const enter = (ids: readonly ElementId[]) => {
    for (const id of ids) {
      inside.add(id)
      enter(document.elements[id]?.children ?? [])
    }
  }
  for (const { type, children } of Object.values(document.elements))
    if (type === collectionType) enter(children)
  const elements: Record<ElementId, ElementNode> = {}
  for (const node of Object.values(document.elements)) {
    const filled = inside.has(node.id) ? node : filledNode(node, valueOf)
    if (filled) elements[node.id] = filled
  }
  const stays = (id: ElementId) => elements[id] !== undefined
  for (const node of Object.values(elements))
    if (!node.children.every(stays)) elements[node.id] = { ...node, children: node.children.filter(stays) }
  return { elements, root: document.root.filter(stays) }
}

/** A page in both of its forms. */
export function readPageOf(document: PageDocument): ReadPage {
  return { document, page: encodePage(document) }
}
