import { encodePage } from '../../document/codec.ts'
import type { ElementId, ElementNode, PageDocument } from '../../document/schema.ts'
import type { ReadPage } from '../../document/stored-document.ts'
import type { ShownItem } from '../../values/collection.ts'
import { fillProps, fillText, type ValueOf } from '../fill-variables.ts'
import { valuesOf } from './item-values.ts'
import { collectionType } from './schema.ts'

/** What is nothing without the address that it leads to or loads. */
const needsAddress: ReadonlySet<string> = new Set(['button', 'image', 'video', 'audio', 'download', 'embed'])

/**
 * An element with what an item says; null for one whose whole point is an address that the item does not have, or pictures
 * of which it has none.
 */
export function filledNode(node: ElementNode, valueOf: ValueOf): ElementNode | null {
  const isEmptied = [node.props['link'], node.props['src']].some(
    (address) =>
      typeof address === 'string' &&
      /^\s*\{\{[^{}]+\}\}\s*$/.test(address) &&
      fillText(address, valueOf).trim() === '',
  )
  if (isEmptied && needsAddress.has(node.type)) return null
  const props = fillProps(node.type, node.props, valueOf)
  const hasEmptied = Object.entries(node.props).some(
    ([name, before]) => Array.isArray(before) && before.length > 0 && isEmptyList(props[name]),
  )
  return hasEmptied ? null : { ...node, props }
}

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

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}

/** A page in both of its forms. */
export function readPageOf(document: PageDocument): ReadPage {
  return { document, page: encodePage(document) }
}
