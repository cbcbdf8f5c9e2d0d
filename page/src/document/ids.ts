import type { ElementId, NestedElement, PageDocument } from './schema.ts'

/** Anything that knows which ids are in use: a Set, a Map, or `takenIn(document)`. */
export type TakenIds = { has: (id: ElementId) => boolean }

/** The ids of a document, as `createId` and `renewIds` want them. */
export function takenIn(document: PageDocument): TakenIds {
  return { has: (id) => Object.hasOwn(document.elements, id) }
}

/**
 * A new id: `<type>-<13-digit milliseconds>`, with `-2`, `-3`, … where that one is taken.
 * @param now milliseconds since 1970
 */
export function createId(type: string, taken: TakenIds, now = Date.now()): ElementId {
  return idMaker(taken, now)(type)
}

/** Makes many ids at one moment without trying every suffix again for each. */
export function idMaker(taken: TakenIds, now = Date.now()): (type: string) => ElementId {
  const used = new Map<string, number>()
  return (type) => {
    let count = used.get(type) ?? 0
    for (;;) {
      count += 1
      const id = count === 1 ? `${type}-${now}` : `${type}-${now}-${count}`
      if (taken.has(id)) continue
      used.set(type, count)
      return id
    }
  }
}

/** A copy of a subtree in which every element has a new id; what it holds is shared, nothing is changed. */
export function renewIds(
  element: NestedElement,
  taken: TakenIds = new Set(),
  now = Date.now(),
): NestedElement {
  return renewWith(element, idMaker(taken, now))
}

/** Depth is bounded by the codec, so plain recursion is safe here. */
function renewWith(element: NestedElement, makeId: (type: string) => ElementId): NestedElement {
  const id = makeId(element.type)
  const { children } = element.props
  if (children === undefined) return { ...element, id }
  return {
    ...element,
    id,
    props: { ...element.props, children: children.map((child) => renewWith(child, makeId)) },
  }
}
