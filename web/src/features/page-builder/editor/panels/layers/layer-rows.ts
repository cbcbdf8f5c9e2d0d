import { ancestors, findElement, type ElementId, type PageDocument } from '@aurelio/page/document'

/** One visible line of the layers. */
export type LayerRow = {
  id: ElementId
  /** 1 for what stands on the page itself. */
  level: number
  /** Place among its siblings, from 1, and how many they are. */
  position: number
  siblings: number
  hasChildren: boolean
}

/** The lines that are seen while these elements are open. */
export function visibleRows(document: PageDocument, open: ReadonlySet<ElementId>): LayerRow[] {
  const rows: LayerRow[] = []
  const add = (ids: readonly ElementId[], level: number) => {
    for (const [at, id] of ids.entries()) {
      const children = findElement(document, id)?.children ?? []
      rows.push({ id, level, position: at + 1, siblings: ids.length, hasChildren: children.length > 0 })
      // Depth is bounded by the document's limits.
      if (open.has(id)) add(children, level + 1)
    }
  }
  add(document.root, 1)
  return rows
}

/** A page of so many elements is shown whole at first; of a larger one only its top level. */
const fewElements = 60

/** What is open when the layers appear. */
export function openAtFirst(document: PageDocument): ReadonlySet<ElementId> {
  const ids = Object.keys(document.elements)
  return new Set(ids.length <= fewElements ? ids : [])
}

/** The open elements with those around this one, so that it can be seen; the same set where they all were. */
export function openedAround(
  document: PageDocument,
  open: ReadonlySet<ElementId>,
  id: ElementId | null,
): ReadonlySet<ElementId> {
  if (id === null || !findElement(document, id)) return open
  const closed = ancestors(document, id).filter((each) => !open.has(each))
  return closed.length === 0 ? open : new Set([...open, ...closed])
}

/** The next line, from the one after `from` round to itself, whose name begins with what was typed. */
export function rowByName(
  rows: readonly LayerRow[],
  from: number,
  typed: string,
  nameOf: (id: ElementId) => string,
): LayerRow | undefined {
  // A longer word may still mean the line it began on.
  const start = typed.length > 1 ? from : from + 1
  const order = [...rows.slice(Math.max(start, 0)), ...rows.slice(0, Math.max(start, 0))]
  const wanted = typed.toLocaleLowerCase()
  return order.find(({ id }) => nameOf(id).toLocaleLowerCase().startsWith(wanted))
}
