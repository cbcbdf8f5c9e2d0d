import { type SubscriptionState, subscriptionStates } from '@aurelio/contracts/subscriptions'
import { languages } from '@aurelio/page/document'
import { useSearchParams } from 'react-router'

export type PeopleFilter = {
  q: string
  listId: string | null
  state: SubscriptionState | null
  /** The code of a language; '' for those of whom none is known, null for all. */
  language: string | null
}

export const nobodyLeftOut: PeopleFilter = { q: '', listId: null, state: null, language: null }

/** How people of whom no language is known stand in the address. */
const unknown = 'none'

/** Whom the tab shows; it stands in the address, so that it can be gone back to. */
export function usePeopleFilter(): [PeopleFilter, (change: Partial<PeopleFilter>) => void] {
  const [search, setSearch] = useSearchParams()
  const filter: PeopleFilter = {
    q: search.get('q') ?? '',
    listId: search.get('list'),
    state: subscriptionStates.find((state) => state === search.get('state')) ?? null,
    language: languageIn(search.get('language')),
  }
  function change(some: Partial<PeopleFilter>) {
    const { q, listId, state, language } = { ...filter, ...some }
    setSearch(
      {
        tab: 'people',
        ...(q !== '' && { q }),
        ...(listId !== null && { list: listId }),
        ...(state !== null && { state }),
        ...(language !== null && { language: language || unknown }),
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return [filter, change]
}

function languageIn(named: string | null): string | null {
  if (named === unknown) return ''
  return languages.some(({ value }) => value === named) ? named : null
}
