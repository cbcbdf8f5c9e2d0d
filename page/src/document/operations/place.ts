import { DocumentError } from '../error.ts'
import { limits } from '../schema.ts'
import type { ElementId, ElementNode, PageDocument } from '../schema.ts'
import { ancestors, requireElement } from '../tree.ts'
import { withElements } from './with-elements.ts'

/** Where an element goes: inside `parent` (null: the page) at `index`; no index or a too large one: at the end. */
export type Place = { parent: ElementId | null; index?: number }

/** A copy of the list with the id put in; the index is clamped. */
export function insertAt(
  list: readonly ElementId[],
  id: ElementId,
  index: number = list.length,
): ElementId[] {
  return list.toSpliced(Math.max(0, Math.min(index, list.length)), 0, id)
}

/** What else changes with a list of children. */
type Along = { changed?: readonly ElementNode[]; gone?: ReadonlySet<ElementId> }

/** The document with another list of children in one place; all else is shared. The map is copied once. */
export function withChildren(
  document: PageDocument,
  parent: ElementId | null,
  children: readonly ElementId[],
  { changed = [], gone }: Along = {},
): PageDocument {
  if (parent === null) {
    const same = changed.length === 0 && gone === undefined
    return {
      elements: same ? document.elements : withElements(document.elements, changed, gone),
      root: children,
    }
  }
  const holder = { ...requireElement(document, parent), children }
  return { elements: withElements(document.elements, [...changed, holder], gone), root: document.root }
}

/** Level at which a child of `parent` stands: 0 on the page itself. */
export function levelInside(document: PageDocument, parent: ElementId | null): number {
  return parent === null ? 0 : ancestors(document, parent).length + 1
}

/** @throws DocumentError `too-deep` when a subtree of that height does not fit at that level */
export function checkDepth(level: number, height: number): void {
  if (level + height > limits.depth) {
    throw new DocumentError('too-deep', `No caben más de ${limits.depth} niveles de elementos.`)
  }
}
