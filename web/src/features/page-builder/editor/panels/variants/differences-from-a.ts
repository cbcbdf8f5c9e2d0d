import { compareDocuments, findElement, type ElementId, type PageDocument } from '@aurelio/page/document'
import type { DifferenceKind, Differences } from '../../surface/state/difference-store.ts'

/** How what stands in a variant is not as in A. What is inside something that was added is not told again. */
export function differencesFromA(a: PageDocument, variant: PageDocument): Differences {
  const all = new Map<ElementId, DifferenceKind>(
    compareDocuments(a, variant).flatMap(({ id, kind }) => (kind === 'removed' ? [] : [[id, kind]])),
  )
  const isInside = (id: ElementId) => {
    const parent = findElement(variant, id)?.parent
    return all.get(id) === 'added' && typeof parent === 'string' && all.get(parent) === 'added'
  }
  return new Map([...all].filter(([id]) => !isInside(id)))
}

/** Where something stood that was removed: after what still stands beside it, or inside what still holds its place. */
export type RemovedPlace = { id: ElementId; is: 'after' | 'inside' }

/** Null for the beginning of the page. */
export function placeOfRemoved(
  before: PageDocument,
  after: PageDocument,
  id: ElementId,
): RemovedPlace | null {
  const element = findElement(before, id)
  if (!element) return null
  const parent = element.parent === null ? undefined : findElement(before, element.parent)
  const siblings = parent ? parent.children : before.root
  const stays = siblings
    .slice(0, siblings.indexOf(id))
    .findLast((each) => findElement(after, each)?.parent === element.parent)
  if (stays !== undefined) return { id: stays, is: 'after' }
  if (!parent) return null
  return findElement(after, parent.id)
    ? { id: parent.id, is: 'inside' }
    : placeOfRemoved(before, after, parent.id)
}
