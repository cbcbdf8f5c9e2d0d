import type { NestedElement } from '../document/schema.ts'

/** An element that a new one comes with; its id is made when it is added. */
export function newChild(
  type: string,
  name: string,
  props: Record<string, unknown>,
  children?: NestedElement[],
): NestedElement {
  return { id: 'new', type, name, props: children ? { ...props, children } : props }
}

export function newText(text: string): NestedElement {
  return newChild('text', 'Texto', { text, color: 'token:text', fontSize: '17px' })
}
