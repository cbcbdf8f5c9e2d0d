import type { CollectionField } from '@aurelio/contracts/collection-fields'
import { kindOf } from '@aurelio/contracts/collection-kinds/kinds'
import { type CollectionQuery, type FilterOption, type ListFilter, listFiltersOf } from '@aurelio/page/values'
import { fieldsOf } from '../access.ts'
import type { CollectionStore } from '../store.ts'
import type { CollectionLabels } from '../labels/labels.ts'
import type { InLanguage } from './languages/said.ts'
import type { ItemStore } from './store.ts'

/** As many as one control shows; who has more lets visitors search. */
const mostOptions = 100

type Parts = {
  store: CollectionStore
  items: ItemStore
  inLanguage: InLanguage
  labels: Pick<CollectionLabels, 'fieldsIn'>
}

/**
 * What visitors may choose items of a list by. A field that points to another collection offers its published items by
 * their names, the first ones of them. `targets`: those collections.
 */
export function visitorFilters({ store, items, inLanguage, labels }: Parts) {
  return async function filtersOf(
    workspaceId: string,
    { id, own }: { id: string; own: readonly CollectionField[] },
    query: Pick<CollectionQuery, 'asks'>,
    language: string,
  ): Promise<{ filters: ListFilter[]; targets: string[] }> {
    const filters: ListFilter[] = []
    const targets: string[] = []
    const asked = listFiltersOf(own, query)
    const called = asked.length === 0 ? own : await labels.fieldsIn(id, own, language)
    for (const given of asked) {
      const filter = calledIn(given, called)
      const field = own.find(({ key }) => key === filter.key)
      if (!field || kindOf(field.kind).isReference !== true) filters.push(filter)
      else {
        targets.push(field.target)
        filters.push({ ...filter, options: await namesOf(workspaceId, field.target, language) })
      }
    }
    return { filters, targets }
  }

  async function namesOf(workspaceId: string, target: string, language: string): Promise<FilterOption[]> {
    const collection = await store.find(workspaceId, target)
    if (!collection) return []
    const own = fieldsOf(collection)
    const wanted = { state: 'published', conditions: [], sort: own[0]?.key, isRising: true } as const
    const rows = await items.list(target, wanted, null, mostOptions)
    const read = await inLanguage(own, rows.slice(0, mostOptions), language)
    return read.map(({ id, title }) => ({ value: id, label: title }))
  }
}

/** The values stay those of the items. */
function calledIn(filter: ListFilter, called: readonly CollectionField[]): ListFilter {
  const field = called.find(({ key }) => key === filter.key)
  if (!field) return filter
  const options = filter.options.map(({ value, label }, at) => ({ value, label: field.options[at] ?? label }))
  return { ...filter, name: field.name, options }
}
export type VisitorFilters = ReturnType<typeof visitorFilters>
