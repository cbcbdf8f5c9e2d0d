import {
  decodeElements,
  encodeElement,
  encodeElements,
  encodePage,
  findElement,
  type NestedElement,
  type PageDocument,
  type StoredPage,
} from '@aurelio/page/document'

/**
 * A page with one element as another variant has it: changed, put in beside what it stands beside there, or taken out. Null
 * where it has no place for it: what holds the element there is not on this page.
 */
export function withElementOf(source: PageDocument, target: PageDocument, id: string): StoredPage | null {
  const node = findElement(source, id)
  const elements = encodeElements(target)
  if (!node) return read(without(elements, id))
  const own = encodeElement(source, id)
  if (findElement(target, id)) return read(replaced(elements, own))
  const { parent } = node
  if (parent !== null && !findElement(target, parent)) return null
  const siblings = parent === null ? source.root : (findElement(source, parent)?.children ?? [])
  const before = siblings.slice(0, siblings.indexOf(node.id)).findLast((each) => findElement(target, each))
  const insert = (among: readonly NestedElement[]) => {
    const at = among.findIndex((each) => each.id === before) + 1
    return [...among.slice(0, at), own, ...among.slice(at)]
  }
  return read(parent === null ? insert(elements) : withinParent(elements, parent, insert))
}

function read(elements: readonly NestedElement[]): StoredPage | null {
  const decoded = decodeElements(elements)
  return decoded.ok ? encodePage(decoded.document) : null
}

type Change = (among: readonly NestedElement[]) => NestedElement[]

function onChildren(element: NestedElement, change: Change): NestedElement {
  const { children } = element.props
  return children === undefined
    ? element
    : { ...element, props: { ...element.props, children: change(children) } }
}

function without(elements: readonly NestedElement[], id: string): NestedElement[] {
  return elements
    .filter((element) => element.id !== id)
    .map((element) => onChildren(element, (children) => without(children, id)))
}

/** What the element holds stays as it is here. */
function replaced(elements: readonly NestedElement[], own: NestedElement): NestedElement[] {
  return elements.map((element) => {
    if (element.id !== own.id) return onChildren(element, (children) => replaced(children, own))
    const { children } = element.props
    const { children: _, ...props } = own.props
    return { ...own, props: children === undefined ? props : { ...props, children } }
  })
}

function withinParent(elements: readonly NestedElement[], parent: string, insert: Change): NestedElement[] {
  return elements.map((element) =>
    element.id === parent
      ? { ...element, props: { ...element.props, children: insert(element.props.children ?? []) } }
      : onChildren(element, (children) => withinParent(children, parent, insert)),
  )
}
