import { type AnalyticsPeriod, analyticsPeriods } from '@aurelio/contracts/analytics'
import { visitDimensions, type VisitDimension, type VisitQuestion } from '@aurelio/contracts/visits'
import { useSearchParams } from 'react-router'
import { isDay } from '../../../platform/read-day.ts'

/** Days as they are entered; '' where there is none. */
export type ChosenDays = { from: string; to: string; againstFrom: string; againstTo: string }

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
  const days = daysIn(search)
  const question: VisitQuestion = {
    period,
    ...(days !== null && {
      from: days.from,
      to: days.to,
      ...(days.againstFrom !== '' && { againstFrom: days.againstFrom, againstTo: days.againstTo }),
    }),
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
    /** The days that somebody chose; null where it is one of the periods. */
    days,
    choosePeriod: (chosen: AnalyticsPeriod) => set({ ...noDays, period: chosen }),
    chooseDays: ({ from, to, againstFrom, againstTo }: ChosenDays) =>
      set({ from, to, againstFrom: againstFrom || null, againstTo: againstTo || null }),
    /** Another page that is held against this one. */
    withPage: search.get('with'),
    set,
    /** Chooses a row, or lets it go where it is chosen. */
    toggle: (dimension: VisitDimension, key: string) =>
      set({ [dimension]: search.get(dimension) === key ? null : key }),
  }
}

const noDays = { from: null, to: null, againstFrom: null, againstTo: null }

/** What is no pair of days is none. */
function daysIn(search: URLSearchParams): ChosenDays | null {
  const pair = (first: string, last: string) => {
    const [from, to] = [search.get(first) ?? '', search.get(last) ?? '']
    return isDay(from) && isDay(to) && from <= to ? { from, to } : null
  }
  const chosen = pair('from', 'to')
  const against = pair('againstFrom', 'againstTo')
  return chosen && { ...chosen, againstFrom: against?.from ?? '', againstTo: against?.to ?? '' }
}
