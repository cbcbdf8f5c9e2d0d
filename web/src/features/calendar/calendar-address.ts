import { useSearchParams } from 'react-router'
import { isDay } from '../../platform/read-day.ts'
import type { CalendarDay } from '../../platform/calendar-day.ts'

export const views = ['month', 'week', 'agenda'] as const
export type View = (typeof views)[number]

/** What of the calendar is shown; it lives in the address, so that it survives reload, back and a link. */
export type CalendarAddress = { view: View; day: CalendarDay }

/** Reads the address; what makes no sense there is the month of today. */
export function readAddress(params: URLSearchParams, today: CalendarDay): CalendarAddress {
  const day = params.get('day') ?? ''
  const view = views.find((name) => name === params.get('view')) ?? 'month'
  return { view, day: isDay(day) ? day : today }
}

export function useCalendarAddress(today: CalendarDay) {
  const [params, setParams] = useSearchParams()
  const address = readAddress(params, today)

  function show(change: Partial<CalendarAddress>) {
    const { view, day } = { ...address, ...change }
    const next = new URLSearchParams()
    if (view !== 'month') next.set('view', view)
    if (day !== today) next.set('day', day)
    setParams(next, { replace: true, preventScrollReset: true })
  }

  return [address, show] as const
}
