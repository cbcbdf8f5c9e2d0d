import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api/client.ts'
import type { CalendarDay } from '../../platform/calendar-day.ts'

/** What stands in the calendar between two days. Other days keep the old ones until they answer. */
export function useCalendar(days: { from: CalendarDay; to: CalendarDay }) {
  return useQuery(api.calendar.items.queryOptions({ input: days, placeholderData: keepPreviousData }))
}
