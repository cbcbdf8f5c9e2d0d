import { isRecord } from './json-values.ts'
import type { NestedElement, PageDocument, Props } from './schema.ts'

/** The words that links on the page may jump to, as they are stored. */
export function anchorsIn(document: PageDocument): Set<string> {
  const found = new Set<string>()
  for (const { props } of Object.values(document.elements)) {
    const anchor = anchorOf(props)
    if (anchor !== undefined) found.add(anchor)
  }
  return found
}

/**
 * A copy whose anchors nothing on the page has, because a link finds the first of two: `precios` becomes `precios-2`.
 * What inside the copy leads to such an anchor leads to the copy's own.
 */
export function renewAnchors(element: NestedElement, page: PageDocument): NestedElement {
  const own = anchorsOf(element)
  // Most have none, and a page may hold thousands of elements.
  if (own.length === 0) return element
  const used = anchorsIn(page)
  const renamed = new Map<string, string>()
  for (const anchor of own) {
    const free = freeAnchor(anchor, used)
    used.add(free)
    if (free !== anchor) renamed.set(anchor, free)
  }
  return renamed.size === 0 ? element : renewIn(element, renamed)
}

/** The anchor of an element; undefined for none. */
export function anchorOf({ anchor }: Props): string | undefined {
  return typeof anchor === 'string' && anchor !== '' ? anchor : undefined
}

function anchorsOf({ props }: NestedElement): string[] {
  const own = anchorOf(props)
  return [...(own === undefined ? [] : [own]), ...(props.children ?? []).flatMap(anchorsOf)]
}

/** The anchor itself where nothing has it, else the next of its name. */
export function freeAnchor(anchor: string, used: ReadonlySet<string>): string {
  if (!used.has(anchor)) return anchor
  const stem = anchor.replace(/-\d+$/, '').slice(0, 58)
  for (let count = 2; ; count += 1) if (!used.has(`${stem}-${count}`)) return `${stem}-${count}`
}

/** Depth is bounded by the codec, so plain recursion is safe here. */
function renewIn(element: NestedElement, renamed: ReadonlyMap<string, string>): NestedElement {
  const { children, ...own } = element.props
  const props = withAnchors(own, renamed)
  return {
    ...element,
    props: { ...props, ...(children && { children: children.map((child) => renewIn(child, renamed)) }) },
  }
}

/** The same props with their anchor by its new name, and with what leads to a renamed one. */
export function withAnchors(props: Props, renamed: ReadonlyMap<string, string>): Props {
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => [
      name,
      name === 'anchor' ? (renamed.get(String(value)) ?? value) : relinked(value, renamed),
    ]),
  )
}

/** A link to a renamed anchor, also in the entries of a list. Six hexadecimal digits are a colour. */
function relinked(value: unknown, renamed: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => relinked(each, renamed))
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, relinked(each, renamed)]))
  if (typeof value !== 'string' || !value.startsWith('#') || /^#[\da-f]{6}$/i.test(value)) return value
  const anchor = renamed.get(value.slice(1))
  return anchor === undefined ? value : `#${anchor}`
}
