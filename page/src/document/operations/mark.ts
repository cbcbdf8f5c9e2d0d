import { marksOf } from '../marks.ts'
import type { ElementId, ElementNode, PageDocument } from '../schema.ts'
import { requireElement } from '../tree.ts'
import { withElements } from './with-elements.ts'

export type Marking = { ids: readonly ElementId[]; hidden?: boolean; locked?: boolean }

/**
 * Hides, shows, locks or unlocks elements; what is not given stays as it is. A change of nothing returns the
 * same document.
 * @throws DocumentError `unknown-element`
 */
export function mark(document: PageDocument, { ids, hidden, locked }: Marking): PageDocument {
  const changed = ids.flatMap((id): ElementNode[] => {
    const node = requireElement(document, id)
    const { hidden: wasHidden, locked: wasLocked, ...rest } = node
    const marks = marksOf({
      hidden: (hidden ?? wasHidden === true) || undefined,
      locked: (locked ?? wasLocked === true) || undefined,
    })
    const same = marks.hidden === wasHidden && marks.locked === wasLocked
    return same ? [] : [{ ...rest, ...marks }]
  })
  if (changed.length === 0) return document
  return { elements: withElements(document.elements, changed), root: document.root }
}
