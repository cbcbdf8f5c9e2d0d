import { z } from 'zod'
import { listPagings } from '../../values/collection.ts'
import { lengthProp, numberProp, prop, textProp, wordProp } from '../prop-schemas.ts'
import { listViewSchema } from './list-view.ts'

export const collectionDefaults = {
  collection: '',
  field: '',
  operator: 'is',
  value: '',
  except: '',
  sort: '',
  direction: 'up',
  limit: 12,
  columns: 3,
  gap: '24px',
  itemGap: '12px',
  empty: 'Todavía no hay nada que mostrar.',
  paging: 'none',
  search: 'no',
} as const

/** Fields by which visitors choose, at most. */
export const mostFilters = 8

function nameIn(value: unknown): string {
  return typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : ''
}
/** An id, or the key of a field. */
const nameProp = prop(nameIn)
/** Keys of fields, each once. */
const namesProp = prop((value) => {
  const given: readonly unknown[] = Array.isArray(value) ? value : []
  return [...new Set(given.map(nameIn))].filter((name) => name !== '').slice(0, mostFilters)
})

export const collectionSchema = z.object({
  collection: nameProp,
  field: nameProp,
  operator: wordProp(['is', 'not', 'has', 'less', 'more', 'empty', 'filled'], 'is'),
  value: textProp(''),
  /** The id of one that is left out, or the name of the item whose page this is. */
  except: textProp(''),
  sort: nameProp,
  direction: wordProp(['up', 'down'], 'up'),
  /** More than these on one page is a page that nobody waits for. */
  limit: prop((value) => {
    const read = typeof value === 'string' ? Number.parseInt(value, 10) : value
    return typeof read === 'number' && Number.isFinite(read)
      ? Math.min(100, Math.max(1, Math.round(read)))
      : 12
  }),
  columns: numberProp(3, 1, 8),
  gap: lengthProp('24px', { min: 0, max: 400 }),
  itemGap: lengthProp('12px', { min: 0, max: 400 }),
  empty: textProp(collectionDefaults.empty),
  paging: wordProp(listPagings, collectionDefaults.paging),
  search: wordProp(['yes', 'no'], collectionDefaults.search),
  filters: namesProp,
  /** How many items its children are; absent while they are drawn once, to be edited. */
  count: prop((value) => (typeof value === 'number' ? value : undefined)),
  /** What visitors have asked of it and may ask; absent where that is nothing. */
  listed: prop((value) => (value === undefined ? undefined : listViewSchema.safeParse(value).data)),
})
export type CollectionProps = z.output<typeof collectionSchema>
