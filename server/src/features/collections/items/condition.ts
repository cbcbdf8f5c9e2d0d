import type { CollectionField } from '@aurelio/contracts/collection-fields'
import { hasOptions, kindOf } from '@aurelio/contracts/collection-kinds/kinds'
import { readValue } from '@aurelio/contracts/collection-values'
import type { ItemQuery } from '@aurelio/contracts/collections'
import { searchable } from '../../../platform/database/search-text.ts'
import { sortTexts } from './sort-text.ts'
import type { Condition } from './finding/store.ts'

type Asked = Pick<ItemQuery, 'field' | 'operator' | 'value'>

/** What a filter asks of a field, if anything. `fault`: what of it no item can say. */
export function readCondition(
  own: readonly CollectionField[],
  { field: key, operator, value }: Asked,
): { conditions: readonly Condition[] } | { fault: 'field' | 'value' } {
  if (key === undefined) return { conditions: [] }
  const field = own.find((each) => each.key === key)
  if (!field) return { fault: 'field' }
  if (operator === 'empty') return { conditions: [{ field: key, operator: 'is', text: '' }] }
  if (operator === 'filled') return { conditions: [{ field: key, operator: 'not', text: '' }] }
  if (operator === 'has') return { conditions: [{ field: key, operator, text: searchable(value) }] }
  const read = readValue({ ...field, required: false, options: hasOptions(field.kind) ? [value] : [] }, value)
  if ('fault' in read) return { fault: 'value' }
  const [text = ''] = sortTexts(field.kind, read.value)
  // Of several entries none may be it, not just one of them another.
  const asked = operator === 'not' && kindOf(field.kind).hasEntries ? 'lacks' : operator
  return { conditions: [{ field: key, operator: asked, text }] }
}
