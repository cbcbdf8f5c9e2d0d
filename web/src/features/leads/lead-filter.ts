import {
  type LeadOrder,
  type LeadSort,
  leadSorts,
  type LeadState,
  leadStates,
} from '@aurelio/contracts/leads'
import { useSearchParams } from 'react-router'

export type LeadsView = 'list' | 'board'

/** Which leads are asked for; it lives in the address, so that it survives reload, back and a shared link. */
export type LeadFilter = {
  q: string
  state: LeadState | null
  pageId: string | null
  /** A form of the workspace, on all its pages. */
  formId: string | null
  /** Of the links by which they came. */
  campaign: string | null
  mine: boolean
  /** Only those of this person. */
  assigneeId: string | null
  label: string | null
  sort: LeadSort
  order: LeadOrder['order']
  view: LeadsView
}

/** What takes every filter away, and leaves order and view. */
export const cleared = {
  q: '',
  state: null,
  pageId: null,
  formId: null,
  campaign: null,
  mine: false,
  assigneeId: null,
  label: null,
} as const

export const noFilter: LeadFilter = {
  ...cleared,
  sort: 'date',
  order: 'desc',
  view: 'list',
}

/** Reads the address; what makes no sense there counts as not filtered. */
export function readLeadFilter(params: URLSearchParams): LeadFilter {
  return {
    q: (params.get('q') ?? '').trim().slice(0, 200),
    state: leadStates.find((state) => state === params.get('state')) ?? null,
    pageId: idIn(params.get('page')),
    formId: idIn(params.get('form')),
    campaign: (params.get('campaign') ?? '').trim().slice(0, 200) || null,
    mine: params.get('mine') === '1',
    assigneeId: idIn(params.get('assignee')),
    label: (params.get('label') ?? '').trim().slice(0, 40) || null,
    sort: leadSorts.find((sort) => sort === params.get('sort')) ?? 'date',
    order: params.get('order') === 'asc' ? 'asc' : 'desc',
    view: params.get('view') === 'board' ? 'board' : 'list',
  }
}

function idIn(text: string | null): string | null {
  return text !== null && /^[\w-]{1,64}$/.test(text) ? text : null
}

/** What of the filter the server is asked for: a query of `GET /leads` and of the exports. */
export function queryOf({
  q,
  state,
  pageId,
  formId,
  campaign,
  mine,
  assigneeId,
  label,
  sort,
  order,
}: LeadFilter) {
  return {
    ...(q && { q }),
    ...(state && { state }),
    ...(pageId && { pageId }),
    ...(formId && { formId }),
    ...(campaign && { campaign }),
    ...(mine && { mine: 'true' }),
    ...(assigneeId && { assigneeId }),
    ...(label && { label }),
    ...(sort !== 'date' && { sort }),
    ...(order !== 'desc' && { order }),
  }
}

/** How much of the filter beside the words that are searched for leaves something out. */
export function countFilters({
  mine,
  state,
  pageId,
  formId,
  campaign,
  assigneeId,
  label,
}: LeadFilter): number {
  return [mine, state, pageId, formId, campaign, assigneeId, label].filter(Boolean).length
}

export function isFiltered(filter: LeadFilter): boolean {
  return filter.q !== '' || countFilters(filter) > 0
}

/** The address keeps what else stands in it, such as the columns. */
export function useLeadFilter(): [LeadFilter, (changes: Partial<LeadFilter>) => void] {
  const [params, setParams] = useSearchParams()

  function change(changes: Partial<LeadFilter>) {
    setParams((before) => writeLeadFilter(before, { ...readLeadFilter(before), ...changes }), {
      replace: true,
      preventScrollReset: true,
    })
  }

  return [readLeadFilter(params), change]
}

function writeLeadFilter(before: URLSearchParams, filter: LeadFilter): URLSearchParams {
  const { q, state, pageId, formId, campaign, mine, assigneeId, label, sort, order, view } = filter
  const next = new URLSearchParams(before)
  const set = (name: string, value: string | null) => (value ? next.set(name, value) : next.delete(name))
  set('q', q)
  set('state', state)
  set('page', pageId)
  set('form', formId)
  set('campaign', campaign)
  set('mine', mine ? '1' : null)
  set('assignee', assigneeId)
  set('label', label)
  set('sort', sort === noFilter.sort ? null : sort)
  set('order', order === noFilter.order ? null : order)
  set('view', view === noFilter.view ? null : view)
  next.delete('lead')
  return next
}
