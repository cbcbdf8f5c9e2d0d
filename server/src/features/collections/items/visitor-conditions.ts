import type { CollectionField } from '@aurelio/contracts/collection-fields'
import { kindOf } from '@aurelio/contracts/collection-kinds/kinds'
import { readValue } from '@aurelio/contracts/collection-values'
import {
  type CollectionQuery,
  filterParam,
  itemName,
  itemPrefix,
  type ListAsk,
  listFiltersOf,
  variableName,
} from '@aurelio/page/values'
import { searchable } from '../../../platform/database/search-text.ts'
import { sortTexts } from './sort-text.ts'
import type { Condition } from './finding/store.ts'

/** Words of a search that are looked for, each of them. */
const mostWords = 6

/**
 * What a visitor asks of the items of a list: what its page lets them ask, and no field that it does not show. `ask`: as it
 * was understood.
 */
export function visitorConditions(
  own: readonly CollectionField[],
  query: CollectionQuery,
  ask: ListAsk,
): { conditions: readonly Condition[]; ask: ListAsk } {
  const conditions: Condition[] = []
  const filters: Record<string, string> = {}
  for (const { key } of listFiltersOf(own, query)) {
    const field = own.find((each) => each.key === key)
    for (const { name, operator } of controlsOf(key, field?.kind)) {
      const given = ask.filters[name]
      const read = field && given !== undefined ? readValue({ ...field, required: false }, given) : null
      if (given === undefined || !field || !read || 'fault' in read || read.value === null) continue
      filters[name] = given
      conditions.push({ field: key, operator, text: sortTexts(field.kind, read.value)[0] ?? '' })
    }
  }
  const fields = query.asks?.search ? shownTexts(own, query) : []
  const words = fields.length === 0 ? [] : searchable(ask.search).split(/\s+/).filter(Boolean)
  for (const text of words.slice(0, mostWords)) conditions.push({ field: fields, operator: 'has', text })
  return { conditions, ask: { ...ask, filters, search: words.length === 0 ? '' : ask.search } }
}

function controlsOf(key: string, kind: CollectionField['kind'] | undefined) {
  if (kind !== 'date' && kind !== 'number') return [{ name: filterParam(key), operator: 'is' as const }]
  return [
    { name: filterParam(key, 'desde'), operator: 'from' as const },
    { name: filterParam(key, 'hasta'), operator: 'to' as const },
  ]
}

/** The keys of the fields with words that a list shows. */
function shownTexts(own: readonly CollectionField[], { names }: Pick<CollectionQuery, 'names'>): string[] {
  return own
    .filter(({ kind }) => isSearched(kind))
    .filter(
      ({ key }, at) =>
        names.includes(variableName(itemPrefix + key)) || (at === 0 && names.includes(itemName)),
    )
    .map(({ key }) => key)
}

/** Numbers and days are written on a page otherwise than they are kept. */
function isSearched(kind: CollectionField['kind']): boolean {
  return kind !== 'number' && kind !== 'date' && kindOf(kind).isSearched !== undefined
}
