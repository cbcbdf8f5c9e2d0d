import * as fc from 'fast-check'
import { decodeElements } from '../document/codec.ts'
import { elementTypes } from '../document/schema.ts'
import type { ElementMarks, NestedElement, PageDocument } from '../document/schema.ts'

/** A nested element in few words; `children` only where given. */
export function element(
  id: string,
  props: Record<string, unknown> = {},
  children?: NestedElement[],
): NestedElement {
  const type = id.split('-')[0] ?? 'text'
  return { id, type, name: '', props: children ? { ...props, children } : { ...props } }
}

/** The document of a nested list that is known to be good. */
export function documentOf(...list: NestedElement[]): PageDocument {
  const decoded = decodeElements(list)
  if (!decoded.ok) throw decoded.error
  return decoded.document
}

/** Throws on any later attempt to change the document, which every operation must leave as it was. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const item of Object.values(value)) deepFreeze(item)
  }
  return value
}

// Over JSON once: what a file can hold, so no -0.
const propValue = fc.jsonValue({ maxDepth: 3 }).map((value): unknown => JSON.parse(JSON.stringify(value)))
const propName = fc
  .string({ minLength: 1, maxLength: 8 })
  .filter((name) => name !== 'children' && name !== '__proto__')
const clean = (value: unknown) => {
  const text = JSON.stringify(value)
  return !text.includes(String.raw`\u0000`) && !text.includes('"__proto__"')
}

type Draft = {
  type: string
  name: string
  marks: ElementMarks
  props: Record<string, unknown>
  children: Draft[]
}

const { list: drafts } = fc.letrec<{ draft: Draft; list: Draft[] }>((tie) => ({
  list: fc.array(tie('draft'), { maxLength: 4, depthIdentifier: 'page' }),
  draft: fc.record({
    type: fc.constantFrom(...elementTypes, 'desconocido'),
    name: fc.string({ maxLength: 10 }).filter(clean),
    marks: fc.constantFrom<ElementMarks[]>({}, {}, {}, { hidden: true }),
    props: fc.dictionary(propName, propValue, { maxKeys: 4 }).filter(clean),
    children: fc.oneof(
      { depthSize: 'small', depthIdentifier: 'page' },
      fc.constant<Draft[]>([]),
      tie('list'),
    ),
  }),
}))

/** Random trees as they are stored: unique ids, containers always with `children`. */
export const nestedLists: fc.Arbitrary<NestedElement[]> = drafts.map((list) => {
  let count = 0
  const finish = ({ type, name, marks, props, children }: Draft): NestedElement => {
    count += 1
    const id = `${type}-${1_700_000_000_000 + count}`
    const holds = children.length > 0 || ['container', 'section', 'columns'].includes(type)
    return { id, type, name, ...marks, props: holds ? { ...props, children: children.map(finish) } : props }
  }
  return list.map(finish)
})
