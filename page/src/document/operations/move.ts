import type { Draft } from '../draft.ts'
import { DocumentError } from '../error.ts'
import type { PageDocument } from '../schema.ts'
import { ancestors, childrenOf, findElement, heightOf, requireElement } from '../tree.ts'
import type { MoveOperation } from './operation.ts'
import { checkDepth, insertBehind, levelInside, siblingBefore } from './place.ts'

/** @throws DocumentError `unknown-element`, `missing-parent`, `inside-itself` or `too-deep` */
export function applyMove(draft: Draft, { id, parent, after }: MoveOperation): MoveOperation {
  const node = requireElement(draft, id)
  const inverse = { kind: 'move', id, parent: node.parent, after: siblingBefore(draft, id) } as const
  const others = childrenOf(draft, parent).filter((sibling) => sibling !== id)
  if (parent !== null && (parent === id || ancestors(draft, parent).includes(id))) {
    throw new DocumentError({ code: 'inside-itself' })
  }
  if (parent !== node.parent) {
    checkDepth(levelInside(draft, parent), heightOf(draft, id))
    draft.setChildren(
      node.parent,
      childrenOf(draft, node.parent).filter((sibling) => sibling !== id),
    )
    draft.put({ ...node, parent })
  }
  draft.setChildren(parent, insertBehind(others, [id], after))
  return inverse
}

/** It stands where it was put. */
export function moveHolds(page: PageDocument, { id, parent, after }: MoveOperation): boolean {
  return findElement(page, id)?.parent === parent && siblingBefore(page, id) === after
}
