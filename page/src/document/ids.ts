import type { ElementId, NestedElement, PageDocument } from './schema.ts'

/** Anything that knows which ids are in use: a Set, a Map, or `takenIn(document)`. */
export type TakenIds = { has: (id: ElementId) => boolean }

/** The ids of a document, as `renewIds` wants them. */
export function takenIn(document: PageDocument): TakenIds {
  return { has: (id) => Object.hasOwn(document.elements, id) }
}

/** `now`: milliseconds since 1970; `session`: what tells the ids of one open editor from those of all others. */
export type IdOptions = { now?: number; session?: string }

/** A new session's suffix: four characters, so that two people who add something at once make two ids. */
export function createIdSession(): string {
  return [...crypto.getRandomValues(new Uint8Array(4))].map((byte) => (byte % 36).toString(36)).join('')
}

/**
 * Makes ids of one moment: `<type>-<13-digit milliseconds>`, the session behind it where there is one, then `-2`,
 * `-3`, … where that one is taken. Many ids are made without trying every suffix again for each.
 */
export function idMaker(
  taken: TakenIds,
  { now = Date.now(), session }: IdOptions = {},
): (type: string) => ElementId {
  const moment = session === undefined ? String(now) : `${now}-${session}`
  const used = new Map<string, number>()
  return (type) => {
    let count = used.get(type) ?? 0
    for (;;) {
      count += 1
      const id = count === 1 ? `${type}-${moment}` : `${type}-${moment}-${count}`
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
  options: IdOptions = {},
): NestedElement {
  return renewWith(element, idMaker(taken, options))
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
