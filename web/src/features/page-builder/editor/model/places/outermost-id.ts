import type { ElementId } from '@aurelio/page/document'

/** The element of the page that an element stands in: itself, or the place of its symbol, which is one element to the editor. */
export function outermostId(id: ElementId): ElementId {
  return id.split('.')[0] ?? id
}
