import { DocumentError } from './error.ts'
import { idMaker } from './ids.ts'
import { elementShape, limits } from './schema.ts'
import type { ElementId, ElementNode, PageDocument } from './schema.ts'
import { copyRecord, isRecord } from './json-values.ts'
import type { Budget } from './json-values.ts'
import { marksOf } from './marks.ts'

export type FlattenOptions = {
  /** What becomes of an id that comes a second time. */
  duplicates: 'refuse' | 'renew'
  /** Level of the list's elements: 0 on the page itself. */
  depth?: number
  /** Parent of the list's elements. */
  parent?: ElementId | null
}

type Pending = { list: readonly unknown[]; parent: ElementId | null; depth: number; ids: ElementId[] }

/**
 * Turns a nested list, which may come from anywhere, into the flat map. Walks with its own stack.
 * Elements of unknown type are kept: a newer Aurelio, or a plug-in, may know them.
 * @throws DocumentError with the reason why the list is no page
 */
export function flatten(list: unknown, options: FlattenOptions): PageDocument {
  if (!Array.isArray(list)) throw new DocumentError({ code: 'not-a-list' })
  const elements = new Map<ElementId, ElementNode>()
  const makeId = idMaker(elements)
  const budget: Budget = { values: 0 }
  const root: ElementId[] = []
  const open: Pending[] = [{ list, parent: options.parent ?? null, depth: options.depth ?? 0, ids: root }]
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (place.depth >= limits.depth && place.list.length > 0) {
      throw new DocumentError({ code: 'list-too-deep', limit: limits.depth })
    }
    for (const item of place.list) {
      const { children, ...read } = readElement(item, budget)
      if (elements.size >= limits.elements) {
        throw new DocumentError({ code: 'list-too-large', limit: limits.elements })
      }
      if (elements.has(read.id) && options.duplicates === 'refuse') {
        throw new DocumentError({ code: 'repeated-id', id: read.id })
      }
      const id = elements.has(read.id) ? makeId(read.type) : read.id
      const ids: ElementId[] = []
      elements.set(id, { ...read, id, parent: place.parent, children: ids })
      place.ids.push(id)
      open.push({ list: children, parent: id, depth: place.depth + 1, ids })
    }
  }
  return { elements: Object.fromEntries(elements), root }
}

function readElement(item: unknown, budget: Budget) {
  if (!isRecord(item)) throw new DocumentError({ code: 'bad-element' })
  const head = elementShape.safeParse(item)
  // `{}` answers to `constructor` and its like: such an id could be mistaken for an element.
  if (!head.success || head.data.id in Object.prototype || hasNul(head.data)) {
    throw new DocumentError({ code: 'bad-head' })
  }
  const props = item['props'] ?? {}
  if (!isRecord(props)) throw new DocumentError({ code: 'bad-props', id: head.data.id })
  const { children = [], ...own } = props
  if (!Array.isArray(children)) {
    throw new DocumentError({ code: 'bad-children', id: head.data.id })
  }
  const list: readonly unknown[] = children
  const { id, type, name } = head.data
  return { id, type, name, ...marksOf(head.data), props: copyRecord(own, budget), children: list }
}

function hasNul(head: { id: string; type: string; name: string }): boolean {
  return [head.id, head.type, head.name].some((text) => text.includes('\0'))
}
