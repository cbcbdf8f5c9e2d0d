import { DocumentError } from './error.ts'
import type { ElementId, ElementNode, PageDocument } from './schema.ts'

export const emptyDocument: PageDocument = { elements: {}, root: [] }

/** The element, or undefined. Safe for any text: names such as `constructor` are nobody's id. */
export function findElement(document: PageDocument, id: ElementId): ElementNode | undefined {
  return Object.hasOwn(document.elements, id) ? document.elements[id] : undefined
}

/** @throws DocumentError `unknown-element` */
export function requireElement(document: PageDocument, id: ElementId): ElementNode {
  const node = findElement(document, id)
  if (node === undefined) throw new DocumentError({ code: 'unknown-element' })
  return node
}

/**
 * Ids of the elements in a place, in order; `null` is the page itself.
 * @throws DocumentError `missing-parent`
 */
export function childrenOf(document: PageDocument, parent: ElementId | null): readonly ElementId[] {
  if (parent === null) return document.root
  const node = findElement(document, parent)
  if (node === undefined) throw new DocumentError({ code: 'missing-parent' })
  return node.children
}

/** Ids from the parent outwards to the top level. */
export function ancestors(document: PageDocument, id: ElementId): ElementId[] {
  const found: ElementId[] = []
  let parent = requireElement(document, id).parent
  while (parent !== null) {
    found.push(parent)
    parent = requireElement(document, parent).parent
  }
  return found
}

/** Ids of everything inside the element, without itself, in page order. */
export function descendants(document: PageDocument, id: ElementId): ElementId[] {
  const found: ElementId[] = []
  const open = requireElement(document, id).children.toReversed()
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    found.push(next)
    open.push(...requireElement(document, next).children.toReversed())
  }
  return found
}

/** The element and everything inside it, in page order. */
export function subtreeOf(document: PageDocument, id: ElementId): ElementNode[] {
  return [id, ...descendants(document, id)].map((each) => requireElement(document, each))
}

/** True when `id` stands somewhere inside `container`; an element is not inside itself. */
export function isInside(document: PageDocument, id: ElementId, container: ElementId): boolean {
  return ancestors(document, id).includes(container)
}

/** Every element of the page in page order, with its level (0 at the top). */
export function* walk(document: PageDocument): Generator<{ node: ElementNode; depth: number }> {
  const open = document.root.toReversed().map((id) => ({ id, depth: 0 }))
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const node = requireElement(document, next.id)
    yield { node, depth: next.depth }
    const depth = next.depth + 1
    open.push(...node.children.toReversed().map((id) => ({ id, depth })))
  }
}

/** Levels of the subtree: 1 for an element without children. */
export function heightOf(document: PageDocument, id: ElementId): number {
  let height = 0
  let level: readonly ElementId[] = [id]
  while (level.length > 0) {
    height += 1
    level = level.flatMap((each) => requireElement(document, each).children)
  }
  return height
}
