import type { ElementDefinition } from '@aurelio/page/elements/definition'
import type { NestedElement } from '@aurelio/page/document'

/** A new element of a type with the specification's defaults; its id is made when it is added. */
export function newElement({ type, name, defaultProps }: ElementDefinition): NestedElement {
  return { id: 'new', type, name, props: { ...defaultProps } }
}
