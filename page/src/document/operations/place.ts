import { DocumentError } from '../error.ts'
import { limits } from '../schema.ts'
import type { ElementId, PageDocument } from '../schema.ts'
import { ancestors, childrenOf, requireElement } from '../tree.ts'

/** The list with these ids behind `after`: null puts them first, a sibling that is gone puts them last. */
export function insertBehind(
  siblings: readonly ElementId[],
  ids: readonly ElementId[],
  after: ElementId | null,
): ElementId[] {
  const at = after === null ? 0 : siblings.indexOf(after) + 1
  return siblings.toSpliced(at === 0 && after !== null ? siblings.length : at, 0, ...ids)
}

/** The sibling that an element stands behind; null for the first. */
export function siblingBefore(page: PageDocument, id: ElementId): ElementId | null {
  const siblings = childrenOf(page, requireElement(page, id).parent)
  return siblings[siblings.indexOf(id) - 1] ?? null
}

/** Level at which a child of `parent` stands: 0 on the page itself. */
export function levelInside(page: PageDocument, parent: ElementId | null): number {
  return parent === null ? 0 : ancestors(page, parent).length + 1
}

/** @throws DocumentError `too-deep` when a subtree of that height does not fit at that level */
export function checkDepth(level: number, height: number): void {
  if (level + height > limits.depth) {
    throw new DocumentError({ code: 'too-deep', limit: limits.depth })
  }
}
