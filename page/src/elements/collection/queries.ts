import { isHidden } from '../../document/marks.ts'
import type { ElementNode, PageDocument } from '../../document/schema.ts'
import { ancestors, subtreeOf, walk } from '../../document/tree.ts'
import type { CollectionQuery } from '../../values/collection.ts'
import { namesIn } from '../fill-variables.ts'
import { itemNameIn } from './item-values.ts'
import { collectionSchema } from './schema.ts'
import { collectionType } from './type.ts'

/** What a part of a page asks of its collection; undefined for any other element, and while none is chosen. */
export function queryOf(document: PageDocument, node: ElementNode): CollectionQuery | undefined {
  if (node.type !== collectionType) return undefined
  const read = collectionSchema.parse(node.props)
  const { collection, field, operator, value, sort, direction, limit, paging, filters, except } = read
  if (collection === '') return undefined
  const search = read.search === 'yes'
  const inside = subtreeOf(document, node.id).filter(({ id }) => id !== node.id)
  const names = namesIn(JSON.stringify(inside.map(({ props }) => props))).flatMap(
    (written) => itemNameIn(written) ?? [],
  )
  const asks = paging !== 'none' || search || filters.length > 0 ? { paging, search, filters } : undefined
  return {
    collection,
    field,
    operator,
    value,
    sort,
    direction,
    limit,
    names: [...new Set(names)].toSorted(),
    ...(asks && { asks }),
    ...(/^[\w-]{1,64}$/.test(except) && { except }),
  }
}

/** The lists of a page, in its order: what is hidden in the layers is none, and neither is what stands in another one. */
export function listsIn(document: PageDocument): ElementNode[] {
  const found = [...walk(document)].filter(
    ({ node }) => node.type === collectionType && !isHidden(document, node.id),
  )
  return found
    .map(({ node }) => node)
    .filter(({ id }) =>
      ancestors(document, id).every((around) => document.elements[around]?.type !== collectionType),
    )
}

/** What visitors may ask of the list of this number; undefined where that is nothing. */
export function listAt(document: PageDocument, list: number): CollectionQuery | undefined {
  const node = listsIn(document)[list - 1]
  const query = node && queryOf(document, node)
  return query?.asks ? query : undefined
}

/** All that a page asks of collections. What is hidden in the layers asks nothing. */
export function queriesIn(document: PageDocument): CollectionQuery[] {
  return Object.values(document.elements).flatMap((node) => {
    const query = queryOf(document, node)
    return query && !isHidden(document, node.id) ? [query] : []
  })
}

/** Whether a page has a place for items of a collection, chosen or not. */
export function hasCollections(document: PageDocument): boolean {
  return Object.values(document.elements).some(({ type }) => type === collectionType)
}

/** The names of an item that a page asks for, wherever it writes them. */
export function itemNamesIn(document: PageDocument): string[] {
  const texts = JSON.stringify(Object.values(document.elements).map(({ props }) => props))
  return [...new Set(namesIn(texts).flatMap((written) => itemNameIn(written) ?? []))]
}
