import type { CollectionField } from '@aurelio/contracts/collection-fields'
import { type ItemValues, itemValuesSchema, valueText } from '@aurelio/contracts/collection-values'
import { type CollectionItem, handOrder } from '@aurelio/contracts/collections'
import { searchable } from '../../../platform/database/search-text.ts'
import type { CollectionItemRow, CollectionValueRow } from '../tables.ts'
import { sortText } from './sort-text.ts'

/** Letters of an item by which it is found: an index of PostgreSQL takes no more. */
const longestSearch = 600

export function contentOf({ content }: Pick<CollectionItemRow, 'content'>): ItemValues {
  return itemValuesSchema.parse(JSON.parse(content))
}

/** What of an item follows from its values. */
export function derived(fields: readonly CollectionField[], values: ItemValues) {
  const words = fields
    .filter(({ kind }) => kind !== 'boolean' && kind !== 'image')
    // Short ones first: of a long text the beginning is looked at.
    .toSorted((one, other) => Number(one.kind === 'long') - Number(other.kind === 'long'))
    .map(({ key }) => valueText(values[key]))
    .filter((text) => text !== '')
  return {
    title: valueText(fields[0] && values[fields[0].key]),
    search: searchable(words.join('\n')).slice(0, longestSearch),
    content: JSON.stringify(values),
  }
}

/** The rows by which an item is sorted, filtered and held apart from others. */
export function valueRows(
  { id, collectionId }: Pick<CollectionItemRow, 'id' | 'collectionId'>,
  fields: readonly CollectionField[],
  values: ItemValues,
): CollectionValueRow[] {
  return fields.map(({ key, kind, unique }) => {
    const text = sortText(kind, values[key])
    return { itemId: id, collectionId, field: key, text, onlyText: unique && text !== '' ? text : null }
  })
}

/** All of them, with the one by which an item stands in the order by hand. */
export function foundBy(
  row: Pick<CollectionItemRow, 'id' | 'collectionId' | 'rank'>,
  fields: readonly CollectionField[],
  values: ItemValues,
): CollectionValueRow[] {
  const { id: itemId, collectionId, rank: text } = row
  return [...valueRows(row, fields, values), { itemId, collectionId, field: handOrder, text, onlyText: null }]
}

/** An item as it is told: what it says in the fields that there are. */
export function toItem(fields: readonly CollectionField[], row: CollectionItemRow): CollectionItem {
  const kept = contentOf(row)
  const { id, title, slug, state, publishedAt, publishAt, withdrawAt, version, createdAt, updatedAt } = row
  const values = Object.fromEntries(fields.map(({ key }) => [key, kept[key] ?? null]))
  const moments = { publishedAt, publishAt, withdrawAt }
  return { id, title, slug, state, ...moments, values, version, createdAt, updatedAt }
}
