import { type LeadState, leadStates } from '@aurelio/contracts/leads'
import { useSearchParams } from 'react-router'

/** Which leads are asked for; it lives in the address, so that it survives reload, back and a shared link. */
export type LeadFilter = { q: string; state: LeadState | null; pageId: string | null; mine: boolean }

export const noFilter: LeadFilter = { q: '', state: null, pageId: null, mine: false }

/** Reads the address; what makes no sense there counts as not filtered. */
export function readLeadFilter(params: URLSearchParams): LeadFilter {
  const pageId = params.get('page') ?? ''
  return {
    q: (params.get('q') ?? '').trim().slice(0, 200),
    state: leadStates.find((state) => state === params.get('state')) ?? null,
    pageId: /^[\w-]{1,64}$/.test(pageId) ? pageId : null,
    mine: params.get('mine') === '1',
  }
}

/** What of the filter the server is asked for: a query of `GET /leads` and of the exports. */
export function queryOf({ q, state, pageId, mine }: LeadFilter) {
  return {
    ...(q && { q }),
    ...(state && { state }),
    ...(pageId && { pageId }),
    ...(mine && { mine: 'true' }),
  }
}

export function isFiltered({ q, state, pageId, mine }: LeadFilter): boolean {
  return q !== '' || state !== null || pageId !== null || mine
}

export function useLeadFilter(): [LeadFilter, (changes: Partial<LeadFilter>) => void] {
  const [params, setParams] = useSearchParams()

  function change(changes: Partial<LeadFilter>) {
    setParams(
      (before) => {
        const { q, state, pageId, mine } = { ...readLeadFilter(before), ...changes }
        return new URLSearchParams({
          ...(q && { q }),
          ...(state && { state }),
          ...(pageId && { page: pageId }),
          ...(mine && { mine: '1' }),
        })
      },
      { replace: true, preventScrollReset: true },
    )
  }

  return [readLeadFilter(params), change]
}
