import { anchorOf, anchorsIn, freeAnchor, withAnchors } from '../../document/anchors.ts'
import { encodePage } from '../../document/codec.ts'
import { limits } from '../../document/schema.ts'
import type { ElementId, ElementNode, PageDocument } from '../../document/schema.ts'
import type { StoredDocument } from '../../document/stored-document.ts'
import { subtreeOf } from '../../document/tree.ts'
import {
  type CollectionQuery,
  queryKey,
  readShownItems,
  type ShownItem,
  type ShownItems,
  type ShownList,
} from '../../values/collection.ts'
import { listWindow } from '../../values/list-window.ts'
import { filledNode } from '../filled-node.ts'
import { valuesOf } from './item-values.ts'
import type { AskedList, ListView } from './list-view.ts'
import { listsIn, queryOf } from './queries.ts'
import { collectionSchema } from './schema.ts'
import { collectionItemType, collectionType } from './type.ts'

/** What is asked of a visitor, or opened by a button, stands once on a page; a collection in another one repeats nothing. */
const notRepeated: ReadonlySet<string> = new Set([
  'form',
  'quiz',
  'score_test',
  'popup',
  'side_sheet',
  collectionType,
])

const noList: ShownList = { items: [], total: 0, filters: [] }
const notAsked = { page: 1, search: '', filters: {} }

/**
 * The page with its collections' children once for each item, as it is drawn and published. The same items give the same
 * ids. One whose items nobody has looked up shows none. `asked`: what a visitor asks of one of its lists, and what that shows;
 * `files`: the names of the files in which the pages of a list lie.
 */
export function withItems(
  document: PageDocument,
  shown: ShownItems,
  { asked, files }: { asked?: AskedList; files?: (list: number) => NonNullable<ListView['files']> } = {},
): PageDocument {
  const places = Object.values(document.elements).filter(
    (node) => node.type === collectionType && !isInsideAnother(document, node),
  )
  if (places.length === 0) return document
  const order = listsIn(document).map(({ id }) => id)
  const elements: Record<ElementId, ElementNode> = { ...document.elements }
  const anchors = anchorsIn(document)
  let room = limits.elements - Object.keys(elements).length

  for (const place of places) {
    const query = queryOf(document, place)
    const number = order.indexOf(place.id) + 1
    const own = asked?.ask.list === number ? asked : undefined
    const { items, total, filters } = (own?.shown ?? (query && shown.get(queryKey(query)))) || noList
    const ask = own?.ask ?? notAsked
    const nodes = repeatable(document, place)
    for (const { id } of subtreeOf(document, place.id)) if (id !== place.id) delete elements[id]
    const { itemGap, limit } = collectionSchema.parse(place.props)
    const first = query && listViewOf(query, number, { total, filters }, anchors)
    const listed: ListView | undefined = first && {
      ...first,
      asked: { page: ask.page, search: ask.search, filters: { ...ask.filters } },
      ...(files && { files: files(number) }),
    }
    /** The first of those that have just come. */
    const newAt =
      listed && listed.paging === 'more' && ask.page > 1
        ? (ask.page - 1) * limit - listWindow(listed, ask.page).from
        : -1
    const children: ElementId[] = []
    for (const [at, item] of items.entries()) {
      room -= nodes.length + 1
      if (room < 0) break
      const id = `${place.id}.${at}`
      const props = { gap: itemGap, ...(listed && at === newAt && { mark: listed.newAnchor }) }
      const copies = copied(nodes, place.id, id, item, anchors)
      elements[id] = {
        id,
        type: collectionItemType,
        name: '',
        props,
        parent: place.id,
        children: copies.filter(({ parent }) => parent === id).map((child) => child.id),
      }
      for (const node of copies) elements[node.id] = node
      children.push(id)
    }
    elements[place.id] = {
      ...place,
      props: { ...place.props, count: children.length, ...(listed && { listed }) },
      children,
    }
  }
  return { elements, root: document.root }
}

/**
 * What a list shows of what visitors may ask of it, before they ask; undefined where that is nothing.
 * @param number which one of the page's, from 1
 * @param anchors words that links on the page jump to; those of the list join them
 */
export function listViewOf(
  { asks, limit }: CollectionQuery,
  number: number,
  { total, filters }: Pick<ShownList, 'total' | 'filters'>,
  anchors: Set<string>,
): ListView | undefined {
  if (!asks) return undefined
  const { paging, search } = asks
  const asked = { page: 1, search: '', filters: {} }
  return { list: number, limit, total, filters, paging, search, ...takenAnchors(number, anchors), asked }
}

/** The words that links jump to a list by, which nothing else on the page has. */
function takenAnchors(list: number, taken: Set<string>): Pick<ListView, 'anchor' | 'newAnchor'> {
  const take = (wanted: string) => {
    const anchor = freeAnchor(wanted, taken)
    taken.add(anchor)
    return anchor
  }
  return { anchor: take(`lista-${list}`), newAnchor: take(`lista-${list}-nuevos`) }
}

/** What of the children is repeated: not what is hidden, and nothing of what stands once. */
function repeatable(document: PageDocument, place: ElementNode): ElementNode[] {
  const left = new Set<ElementId>()
  for (const node of subtreeOf(document, place.id)) {
    if (node.id === place.id) continue
    const isLeft =
      node.hidden || notRepeated.has(node.type) || (node.parent !== null && left.has(node.parent))
    if (isLeft) left.add(node.id)
  }
  return subtreeOf(document, place.id)
    .filter(({ id }) => id !== place.id && !left.has(id))
    .map((node) => ({ ...node, children: node.children.filter((id) => !left.has(id)) }))
}

function copied(
  nodes: readonly ElementNode[],
  place: ElementId,
  item: ElementId,
  shown: ShownItem,
  taken: Set<string>,
): ElementNode[] {
  const valueOf = valuesOf(shown)
  const idOf = (id: ElementId) => (id === place ? item : `${item}.${id}`)
  const filled = nodes.flatMap((node) => filledNode(node, valueOf) ?? [])
  const stays = new Set(filled.map(({ id }) => id))
  const renamed = new Map<string, string>()
  for (const { props } of filled) {
    const anchor = anchorOf(props)
    if (anchor === undefined) continue
    const free = freeAnchor(anchor, taken)
    taken.add(free)
    if (free !== anchor) renamed.set(anchor, free)
  }
  return filled.map((node) => ({
    ...node,
    id: idOf(node.id),
    parent: node.parent === null ? null : idOf(node.parent),
    children: node.children.filter((id) => stays.has(id)).map(idOf),
    props: withAnchors(node.props, renamed),
  }))
}

function isInsideAnother(document: PageDocument, { parent }: ElementNode): boolean {
  for (let id = parent; id !== null;) {
    const around: ElementNode | undefined = document.elements[id]
    if (!around) return false
    if (around.type === collectionType) return true
    id = around.parent
  }
  return false
}

/** A stored page with the items that its publication keeps; read when somebody first asks, like the page itself. */
export function withKeptItems(stored: StoredDocument, kept: string | null): StoredDocument {
  if (kept === null) return stored
  let known: ReturnType<StoredDocument['read']> | undefined
  return {
    read() {
      if (known === undefined) {
        const document = withItems(stored.read().document, readShownItems(kept))
        known = { document, page: encodePage(document) }
      }
      return known
    },
  }
}
