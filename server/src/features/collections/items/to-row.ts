import type { CollectionField } from '@aurelio/contracts/collection-fields'
import { kindOf } from '@aurelio/contracts/collection-kinds/kinds'
import { entriesOf, type ItemValues, itemValuesSchema, valueText } from '@aurelio/contracts/collection-values'
import { type CollectionItem, handOrder } from '@aurelio/contracts/collections'
import { searchable } from '../../../platform/database/search-text.ts'
import type { CollectionItemRow, CollectionValueRow } from '../tables.ts'
import { sortTexts } from './sort-text.ts'

/** Letters of an item by which it is found: an index of PostgreSQL takes no more. */
export const longestSearch = 600

export function contentOf({ content }: Pick<CollectionItemRow, 'content'>): ItemValues {
  return itemValuesSchema.parse(JSON.parse(content))
}

/** What of an item follows from its values. */
export function derived(fields: readonly CollectionField[], values: ItemValues) {
  const words = fields
    .filter(({ kind }) => kindOf(kind).isSearched)
    // Short ones first: of a long text the beginning is looked at.
    .toSorted((one, other) => Number(isLong(one)) - Number(isLong(other)))
    .map((field) => valueText(field, values[field.key]))
    .filter((text) => text !== '')
  return {
    title: titleOf(fields, values),
    search: searchable(words.join('\n')).slice(0, longestSearch),
    content: JSON.stringify(values),
  }
}

/** What an item is called: what its first field says. */
export function titleOf([first]: readonly CollectionField[], values: ItemValues): string {
  return first ? valueText(first, values[first.key]) : ''
}

/** The rows by which an item is sorted, filtered and held apart from others. */
export function valueRows(
  { id, collectionId, state }: Pick<CollectionItemRow, 'id' | 'collectionId' | 'state'>,
  fields: readonly CollectionField[],
  values: ItemValues,
): CollectionValueRow[] {
  return fields.flatMap(({ key, kind, unique }) =>
    sortTexts(kind, values[key]).map((text) => {
      const onlyText = unique && text !== '' ? text : null
      return { itemId: id, collectionId, field: key, text, onlyText, state }
    }),
  )
}

/** All of them, with the one by which an item stands in the order by hand. */
export function foundBy(
  row: Pick<CollectionItemRow, 'id' | 'collectionId' | 'rank' | 'state'>,
  fields: readonly CollectionField[],
  values: ItemValues,
): CollectionValueRow[] {
  const { id: itemId, collectionId, rank: text, state } = row
  return [
    ...valueRows(row, fields, values),
    { itemId, collectionId, field: handOrder, text, onlyText: null, state },
  ]
}

/** An item as it is told: what it says in the fields that there are. `names`: of the items that it may point to, by id. */
export function toItem(
  fields: readonly CollectionField[],
  row: CollectionItemRow,
  names: ReadonlyMap<string, string>,
): CollectionItem {
  const kept = contentOf(row)
  const { id, title, slug, state, publishedAt, publishAt, withdrawAt, version, createdAt, updatedAt } = row
  const values = Object.fromEntries(fields.map(({ key }) => [key, kept[key] ?? null]))
  const moments = { publishedAt, publishAt, withdrawAt }
  const pointsTo = Object.fromEntries(
    pointersIn(fields, kept).flatMap(({ id: other }) => {
      const name = names.get(other)
      return name === undefined ? [] : [[other, name]]
    }),
  )
  return { id, title, slug, state, ...moments, values, pointsTo, version, createdAt, updatedAt }
}

function isLong({ kind }: CollectionField): boolean {
  return kindOf(kind).isSearched === 'long'
}

/** The items to which these values point: through which field, in which collection, which. */
export function pointersIn(fields: readonly CollectionField[], values: ItemValues) {
  return fields.flatMap(({ key, kind, target }) =>
    kindOf(kind).isReference ? entriesOf(values[key]).map((id) => ({ key, target, id })) : [],
  )
}
