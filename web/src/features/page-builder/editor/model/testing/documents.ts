import { decodeElements, type NestedElement, type PageDocument } from '@aurelio/page/document'

/** An element of a test page. */
export function element(
  type: string,
  id: string,
  props: Record<string, unknown> = {},
  children?: NestedElement[],
): NestedElement {
  return { id, type, name: type, props: children ? { ...props, children } : props }
}

/** A page of these elements. */
export function pageOf(...elements: NestedElement[]): PageDocument {
  const decoded = decodeElements(elements)
  if (!decoded.ok) throw decoded.error
  return decoded.document
}
