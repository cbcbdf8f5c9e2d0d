import { type SubscriptionState, subscriptionStates } from '@aurelio/contracts/subscriptions'
import { useSearchParams } from 'react-router'

export type PeopleFilter = { q: string; listId: string | null; state: SubscriptionState | null }

/** Whom the tab shows; it stands in the address, so that it can be gone back to. */
export function usePeopleFilter(): [PeopleFilter, (change: Partial<PeopleFilter>) => void] {
  const [search, setSearch] = useSearchParams()
  const filter: PeopleFilter = {
    q: search.get('q') ?? '',
    listId: search.get('list'),
    state: subscriptionStates.find((state) => state === search.get('state')) ?? null,
  }
  function change(some: Partial<PeopleFilter>) {
    const { q, listId, state } = { ...filter, ...some }
    setSearch(
      {
        tab: 'people',
        ...(q !== '' && { q }),
        ...(listId !== null && { list: listId }),
        ...(state !== null && { state }),
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return [filter, change]
}
