import {
  decodeElements,
  encodeElements,
  openedProp,
  openedProps,
  type ElementNode,
  type NestedElement,
} from '@aurelio/page/document'
import { type Field, getElement } from '@aurelio/page/elements'

const contentKinds: ReadonlySet<Field['kind']> = new Set([
  'text',
  'textarea',
  'link',
  'image',
  'video',
  'items',
])

/** What an element says, shows and leads to: what a page may fill in itself where a symbol is opened. */
export function contentFields({ type }: Pick<ElementNode, 'type'>): readonly Field[] {
  const fields = Object.values(getElement(type)?.fields ?? {}).flat()
  return fields.filter(({ kind, section }) => contentKinds.has(kind) && section !== 'background')
}

/** The fields of an element of a symbol that its author opened. */
export function openedFields(node: ElementNode): readonly Field[] {
  const opened = new Set(openedProps(node.props))
  return contentFields(node).filter(({ prop }) => opened.has(prop))
}

/** Whether pages may fill in the content of an element of a symbol themselves. */
export function isOpened({ props }: Pick<ElementNode, 'props'>): boolean {
  return openedProps(props).length > 0
}

/** An element as the document of a symbol, with all that it and what it holds says opened to pages, or closed. */
export function symbolElement(element: NestedElement, isOpen: boolean): NestedElement {
  const { [openedProp]: _, children, ...props } = element.props
  const opened = isOpen ? contentFields(element).map(({ prop }) => prop) : []
  return {
    ...element,
    props: {
      ...props,
      ...(opened.length > 0 && { [openedProp]: opened }),
      ...(children && { children: children.map((child) => symbolElement(child, isOpen)) }),
    },
  }
}

/** A page as the document of a symbol, which is one element: several are put into a container. Null where it is empty. */
export function oneElement(elements: readonly NestedElement[], name: string): NestedElement | null {
  const [first] = elements
  if (first === undefined || elements.length === 1) return first ?? null
  const wrapped = [
    {
      id: 'symbol',
      type: 'container',
      name,
      props: { layout: 'vertical', padding: '0px', minHeight: '0px', children: [...elements] },
    },
  ]
  const read = decodeElements(wrapped)
  return read.ok ? (encodeElements(read.document)[0] ?? null) : null
}
