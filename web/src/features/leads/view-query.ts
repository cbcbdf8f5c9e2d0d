import { noFilter } from './lead-filter.ts'

/** What of the address a named filter keeps: all but the lead that is open; in one order, so that it is known again. */
const kept = [
  'q',
  'state',
  'page',
  'form',
  'campaign',
  'mine',
  'assignee',
  'label',
  'sort',
  'order',
  'view',
  'columns',
] as const

export function viewQuery(params: URLSearchParams): string {
  const query = new URLSearchParams()
  for (const name of kept) {
    const value = params.get(name)
    if (value !== null && value !== '') query.set(name, value)
  }
  if (query.get('view') === noFilter.view) query.delete('view')
  return query.toString()
}
