import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../platform/api/client.ts'
import type { CalendarDay } from '../../platform/calendar-day.ts'
import { byTime, keyed, type Keyed } from './calendar-item.ts'

/** What stands in the calendar between two days. Other days keep the old ones until they answer. */
export function useCalendar(days: { from: CalendarDay; to: CalendarDay }) {
  const queryClient = useQueryClient()
  const { queryKey } = api.calendar.items.queryOptions({ input: days })
  const query = useQuery(api.calendar.items.queryOptions({ input: days, placeholderData: keepPreviousData }))

  /** A thing as it is known by now, be it later than the last frame. */
  function latest(key: string): Keyed | undefined {
    return inOrder(queryClient.getQueryData(queryKey)?.items ?? []).find((thing) => thing.key === key)
  }

  return { query, things: inOrder(query.data?.items ?? []), latest }
}

function inOrder(items: Parameters<typeof keyed>[0]): Keyed[] {
  return keyed(items.toSorted(byTime))
}
