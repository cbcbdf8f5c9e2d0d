import type { Draft } from '../draft.ts'
import { DocumentError } from '../error.ts'
import { isSameNode } from '../same.ts'
import { limits } from '../schema.ts'
import type { ElementId, ElementNode, PageDocument } from '../schema.ts'
import { childrenOf, findElement } from '../tree.ts'
import type { AddOperation, RemoveOperation } from './operation.ts'
import { checkDepth, insertBehind, levelInside } from './place.ts'

/** @throws DocumentError `missing-parent`, `duplicate-id`, `bad-element`, `too-deep` or `too-many` */
export function applyAdd(draft: Draft, { nodes, parent, after }: AddOperation): RemoveOperation {
  const siblings = childrenOf(draft, parent)
  const known = nodes.find(({ id }) => Object.hasOwn(draft.elements, id))
  if (known) throw new DocumentError({ code: 'duplicate-id', id: known.id })
  if (Object.keys(draft.elements).length + nodes.length > limits.elements) {
    throw new DocumentError({ code: 'too-many', limit: limits.elements })
  }
  checkDepth(levelInside(draft, parent), heightOf(nodes, parent))
  for (const node of nodes) draft.put(node)
  const ids = nodes.flatMap((node) => (node.parent === parent ? [node.id] : []))
  draft.setChildren(parent, insertBehind(siblings, ids, after))
  return { kind: 'remove', ids }
}

/** What was added stands there, and nothing in it has been changed. */
export function addHolds(page: PageDocument, { nodes }: AddOperation): boolean {
  return nodes.every((node) => isSameNode(findElement(page, node.id), node))
}

/**
 * Levels of the subtrees.
 * @throws DocumentError `bad-element` where they are no trees
 */
function heightOf(nodes: readonly ElementNode[], parent: ElementId | null): number {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const reached = new Set<ElementId>()
  const roots = nodes.filter((node) => node.parent === parent)
  let height = 0
  for (let level = roots; level.length > 0; height += 1) {
    for (const { id } of level) reached.add(id)
    level = level.flatMap(({ id, children }) =>
      children.flatMap((child) => {
        const node = reached.has(child) ? undefined : byId.get(child)
        return node?.parent === id ? [node] : []
      }),
    )
  }
  const links = nodes.reduce((sum, { children }) => sum + children.length, 0)
  if (reached.size !== nodes.length || links !== nodes.length - roots.length)
    throw new DocumentError({ code: 'bad-element' })
  return height
}
