import type { ElementDefinition } from '@aurelio/page/elements'
import type { NestedElement } from '@aurelio/page/document'

/** A new element of a type with its defaults and what it comes with; the ids are made when it is added. */
export function newElement({ type, name, defaultProps, newChildren }: ElementDefinition): NestedElement {
  const children = newChildren && { children: [...newChildren] }
  return { id: 'new', type, name, props: { ...defaultProps, ...children } }
}
