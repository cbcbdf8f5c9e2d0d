import { type AnalyticsPeriod, analyticsPeriods } from '@aurelio/contracts/analytics'
import { visitDimensions, type VisitDimension, type VisitQuestion } from '@aurelio/contracts/visits'
import { useSearchParams } from 'react-router'

/** What is asked for stands in the address, so that a figure can be sent to somebody. */
export function useQuestion() {
  const [search, setSearch] = useSearchParams()
  const period: AnalyticsPeriod = analyticsPeriods.find((one) => one === search.get('period')) ?? 'month'
  const filters = visitDimensions.flatMap((dimension) => {
    const key = search.get(dimension)
    return key === null ? [] : [{ dimension, key }]
  })
  const pageId = search.get('page') ?? undefined
  const siteId = search.get('site') ?? undefined
  const question: VisitQuestion = {
    period,
    ...Object.fromEntries(filters.map(({ dimension, key }) => [dimension, key])),
    ...(pageId !== undefined && { pageId }),
    ...(pageId === undefined && siteId !== undefined && { siteId }),
  }

  /** Takes out what is null. */
  function set(changes: Record<string, string | null>) {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries(changes))
      if (value === null) next.delete(name)
      else next.set(name, value)
    setSearch(next)
  }

  return {
    question,
    filters,
    /** Another page that is held against this one. */
    withPage: search.get('with'),
    set,
    /** Chooses a row, or lets it go where it is chosen. */
    toggle: (dimension: VisitDimension, key: string) =>
      set({ [dimension]: search.get(dimension) === key ? null : key }),
  }
}
