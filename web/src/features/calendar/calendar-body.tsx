import type { ReactNode } from 'react'
import type { CalendarDay } from '../../platform/calendar-day.ts'
import type { Shift } from '../../ui/calendar/grid-item.ts'
import { MonthGrid } from '../../ui/calendar/month-grid.tsx'
import { AgendaView } from './agenda-view.tsx'
import type { CalendarAddress } from './calendar-address.ts'
import type { Keyed } from './calendar-item.ts'
import { gridItem } from './grid-items.tsx'
import { shownDays } from './shown-days.ts'
import { WeekView } from './week/week-view.tsx'

type CalendarBodyProps = {
  address: CalendarAddress
  today: CalendarDay
  things: readonly Keyed[]
  onOpen: (thing: Keyed) => void
  onShift: (thing: Keyed, shift: Shift) => void
  onDay: (day: CalendarDay) => void
  onNew: (day: CalendarDay) => void
  /** Shows the month of a day. */
  onMonth: (day: CalendarDay) => void
  /** In place of days without anything. */
  empty: ReactNode
}

/** The days, as the chosen view shows them. */
export function CalendarBody({ address, today, things, empty, ...actions }: CalendarBodyProps) {
  const { view, day } = address
  const found = (key: string) => things.find((thing) => thing.key === key)
  const onOpen = (key: string) => {
    const thing = found(key)
    if (thing) actions.onOpen(thing)
  }
  const onShift = (key: string, shift: Shift) => {
    const thing = found(key)
    if (thing) actions.onShift(thing, shift)
  }
  const days = { day, today, onOpen, onShift, onDay: actions.onDay }
  if (view === 'agenda')
    return <AgendaView {...shownDays(address)} today={today} things={things} onOpen={onOpen} empty={empty} />
  if (view === 'week') return <WeekView key={day} {...days} things={things} />
  return <MonthGrid {...days} items={things.map(gridItem)} onNew={actions.onNew} onMonth={actions.onMonth} />
}
