import { childrenOf, findElement, type ElementId, type PageDocument } from '@aurelio/page/document'
import { slotOf } from '../../model/places/slot-order.ts'

/**
 * The element a key leads to, as in a tree that is all open: down and up follow the page's order, right goes to
 * the first element inside, left to the container, Home and End to the ends of the page. Undefined where it
 * leads nowhere. Costs the depth of the page and not its size.
 */
export function neighbour(
  document: PageDocument,
  from: ElementId | null,
  key: string,
): ElementId | undefined {
  const current = from === null ? undefined : findElement(document, from)
  if (key === 'Home' || (key === 'ArrowDown' && !current)) return document.root[0]
  if (key === 'End' || (key === 'ArrowUp' && !current)) return lastInside(document, document.root.at(-1))
  switch (key) {
    case 'ArrowLeft':
      return current?.parent ?? undefined
    case 'ArrowRight':
      return current?.children[0]
    case 'ArrowDown':
      return current && (current.children[0] ?? behind(document, current.id))
    case 'ArrowUp':
      return current && before(document, current.id)
    default:
      return undefined
  }
}

function behind(document: PageDocument, id: ElementId): ElementId | undefined {
  const { parent, index } = slotOf(document, id)
  const next = childrenOf(document, parent)[index + 1]
  return next ?? (parent === null ? undefined : behind(document, parent))
}

function before(document: PageDocument, id: ElementId): ElementId | undefined {
  const { parent, index } = slotOf(document, id)
  return lastInside(document, childrenOf(document, parent)[index - 1]) ?? parent ?? undefined
}

/** The last of all that stands inside an element; the element itself where nothing does. */
function lastInside(document: PageDocument, id: ElementId | undefined): ElementId | undefined {
  const last = id === undefined ? undefined : findElement(document, id)?.children.at(-1)
  return last === undefined ? id : lastInside(document, last)
}
