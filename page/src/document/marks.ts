import type { ElementId, ElementMarks, ElementNode, PageDocument } from './schema.ts'
import { ancestors, findElement } from './tree.ts'

/** The marks alone, without a key for one that is not set: an unmarked element is stored as specified. */
export function marksOf({ hidden, locked }: ElementMarks): ElementMarks {
  return { ...(hidden && { hidden }), ...(locked && { locked }) }
}

/**
 * True for a locked element and for everything inside one; null, the page itself, is never locked.
 * @throws DocumentError `unknown-element`
 */
export function isLocked(document: PageDocument, id: ElementId | null): boolean {
  return id !== null && holdsFor(document, id, (node) => node.locked === true)
}

/**
 * True for a hidden element and for everything inside one.
 * @throws DocumentError `unknown-element`
 */
export function isHidden(document: PageDocument, id: ElementId): boolean {
  return holdsFor(document, id, (node) => node.hidden === true)
}

function holdsFor(document: PageDocument, id: ElementId, test: (node: ElementNode) => boolean): boolean {
  return [id, ...ancestors(document, id)].some((each) => {
    const node = findElement(document, each)
    return node !== undefined && test(node)
  })
}

/**
 * The element itself, or the nearest one around it that no lock covers; null when all of them are locked.
 * @throws DocumentError `unknown-element`
 */
export function unlockedAround(document: PageDocument, id: ElementId): ElementId | null {
  const path = [id, ...ancestors(document, id)]
  const outermost = path.findLastIndex((each) => findElement(document, each)?.locked === true)
  return path[outermost + 1] ?? null
}
