import { anchorOf, anchorsIn, freeAnchor, withAnchors } from '../anchors.ts'
import { limits } from '../schema.ts'
import type { ElementId, ElementNode, PageDocument, Props } from '../schema.ts'
import { subtreeOf } from '../tree.ts'
import { filledIn, symbolOf } from './placement.ts'

/** The documents of symbols, by their ids. Each has one element at its top. */
export type Symbols = ReadonlyMap<string, PageDocument>

/**
 * The page with what its symbols hold in their places, as it is drawn, checked and published. The element at the top of
 * a symbol takes the id of the place, the others one that begins with it: the same page gives the same ids. Anchors that
 * the page has already are renamed, with the links to them. A place stays as it is, and shows nothing, where its symbol
 * is unknown, stands inside itself, or would make the page larger than a page may be.
 */
export function inlineSymbols(document: PageDocument, symbols: Symbols): PageDocument {
  const places = Object.values(document.elements).filter((node) => symbolOf(node) !== undefined)
  if (places.length === 0) return document
  const elements: Record<ElementId, ElementNode> = { ...document.elements }
  const anchors = anchorsIn(document)
  let room = limits.elements - Object.keys(elements).length

  function put(place: ElementNode, within: readonly string[]): void {
    elements[place.id] = place
    const symbol = symbolOf(place)
    const held = symbol === undefined || within.includes(symbol) ? undefined : symbols.get(symbol)
    const top = held?.root[0]
    if (symbol === undefined || held === undefined || top === undefined) return
    const nodes = subtreeOf(held, top)
    room -= nodes.length
    if (room < 0) return
    const renamed = renamedAnchors(nodes, anchors)
    const idOf = (id: ElementId) => (id === top ? place.id : `${place.id}.${id}`)
    for (const node of nodes) {
      const drawn = {
        ...node,
        id: idOf(node.id),
        parent: node.parent === null ? place.parent : idOf(node.parent),
        children: node.children.map(idOf),
        props: withAnchors(filled(place.props, node), renamed),
      }
      put(node.id === top ? { ...asPlaced(drawn, place), symbol } : drawn, [...within, symbol])
    }
  }

  for (const place of places) put(place, [])
  return { elements, root: document.root }
}

/** New names for those anchors that are taken, which they all are afterwards. */
function renamedAnchors(nodes: readonly ElementNode[], taken: Set<string>): Map<string, string> {
  const renamed = new Map<string, string>()
  for (const anchor of nodes.flatMap(({ props }) => anchorOf(props) ?? [])) {
    const free = freeAnchor(anchor, taken)
    taken.add(free)
    if (free !== anchor) renamed.set(anchor, free)
  }
  return renamed
}

/** The props with what the page filled in; what was set apart in a text goes with the text that it was set apart in. */
function filled(placement: Props, node: ElementNode): Props {
  const own = filledIn(placement, node)
  const stale = new Set(Object.keys(own).map((name) => `${name}Spans`))
  const kept = Object.entries(node.props).filter(([name]) => !stale.has(name))
  return { ...Object.fromEntries(kept), ...own }
}

/** What a page says of the place holds for the element at the top. */
function asPlaced(node: ElementNode, { name, hidden, locked, props }: ElementNode): ElementNode {
  const { hiddenOn } = props
  return {
    ...node,
    name,
    hidden: hidden ?? node.hidden,
    locked,
    props: hiddenOn === undefined ? node.props : { ...node.props, hiddenOn },
  }
}
