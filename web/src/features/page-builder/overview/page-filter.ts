import type { PageOrder, PageState } from '@aurelio/contracts/page-overview'
import { idIn } from '@aurelio/contracts/paging'
import { useSearchParams } from 'react-router'

/** Spanish texts, translated where they are shown. */
export const stateFilters: Record<PageState, string> = {
  draft: 'Borradores',
  published: 'Publicadas',
  changed: 'Con cambios',
}
export const orderNames: Record<PageOrder, string> = {
  updated: 'Última modificación',
  created: 'Fecha de creación',
  name: 'Nombre',
}

/** Which pages are asked for; it lives in the address, so that it survives reload, back and a shared link. */
export type PageFilter = {
  state: PageState | null
  /** The site whose pages are asked for; null: of all. */
  siteId: string | null
  /** The folder whose pages are asked for; null: of any, and of none. */
  folderId: string | null
  order: PageOrder
  q: string
  bin: boolean
}

export function isPageState(value: string): value is PageState {
  return Object.hasOwn(stateFilters, value)
}

export function isPageOrder(value: string): value is PageOrder {
  return Object.hasOwn(orderNames, value)
}

/** Reads the address; what makes no sense there counts as not filtered. */
export function readPageFilter(params: URLSearchParams): PageFilter {
  const state = params.get('state') ?? ''
  const order = params.get('order') ?? ''
  return {
    state: isPageState(state) ? state : null,
    siteId: idIn(params.get('site') ?? '') || null,
    folderId: idIn(params.get('folder') ?? '') || null,
    order: isPageOrder(order) ? order : 'updated',
    q: (params.get('q') ?? '').trim().slice(0, 200),
    bin: params.get('view') === 'bin',
  }
}

export function usePageFilter(): [PageFilter, (changes: Partial<PageFilter>) => void] {
  const [params, setParams] = useSearchParams()

  function change(changes: Partial<PageFilter>) {
    setParams(
      (before) => {
        const { state, siteId, folderId, order, q, bin } = { ...readPageFilter(before), ...changes }
        const written = new URLSearchParams()
        if (bin) written.set('view', 'bin')
        if (state) written.set('state', state)
        if (siteId) written.set('site', siteId)
        if (folderId) written.set('folder', folderId)
        if (order !== 'updated') written.set('order', order)
        if (q) written.set('q', q)
        return written
      },
      { replace: changes.bin === undefined, preventScrollReset: true },
    )
  }

  return [readPageFilter(params), change]
}
