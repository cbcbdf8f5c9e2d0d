import type { Report } from '@aurelio/contracts/report-links'
import { calendarOf, dayAfter, dayText, type DayNumbers } from '../../../platform/calendar.ts'
import type { Span } from '../spans.ts'

type Step = Report['leads']['by']
type Bar = Span & { from: string }

const dayMs = 24 * 60 * 60 * 1000
/** As many bars as can be told apart on a sheet of paper. */
const mostDays = 31
const mostWeeks = 18

/** The days, weeks or months from one day to another one, by the clock of a place; the first and the last may be cut short. */
export function barsOf(from: string, to: string, zone: string): { by: Step; bars: Bar[] } {
  const calendar = calendarOf(zone)
  const days = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1
  const by = days <= mostDays ? 'day' : days <= mostWeeks * 7 ? 'week' : 'month'
  const bars: Bar[] = []
  const end = dayAfter(to, 1)
  for (let first = dayAfter(from, 0); Date.UTC(...first) < Date.UTC(...end);) {
    const next = earlier(after(first, by), end)
    bars.push({
      from: dayText(first),
      start: calendar.begins(first).toISOString(),
      end: calendar.begins(next).toISOString(),
    })
    first = next
  }
  return { by, bars }
}

function after([year, month, date]: DayNumbers, by: Step): DayNumbers {
  if (by === 'month') return [year, month + 1, 1]
  return dayAfter(dayText([year, month, date]), by === 'week' ? 7 : 1)
}

function earlier(one: DayNumbers, other: DayNumbers): DayNumbers {
  return Date.UTC(...one) < Date.UTC(...other) ? one : other
}
