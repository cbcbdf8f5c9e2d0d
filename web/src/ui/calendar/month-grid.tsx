import { useTranslation } from 'react-i18next'
import type { CalendarDay } from '../../platform/calendar-day.ts'
import { useFocusHeir } from '../use-focus-heir.ts'
import { weekOf, weeksOfMonth } from './days.ts'
import { monthName, weekdayName } from './day-names.ts'
import { shifted, type GridItem, type Shift } from './grid-item.ts'
import { MonthWeek } from './month-week.tsx'
import { useDayKeys } from './use-day-keys.ts'
import { usePointerDrag } from './use-pointer-drag.ts'

type MonthGridProps = {
  /** Any day of the month that is shown. */
  day: CalendarDay
  today: CalendarDay
  items: readonly GridItem[]
  onOpen: (key: string) => void
  onShift: (key: string, shift: Shift) => void
  /** Shows everything of a day; without it, each day is as high as what stands on it. */
  onDay?: ((day: CalendarDay) => void) | undefined
  /** Shows the month of a day. */
  onMonth?: ((day: CalendarDay) => void) | undefined
  /** Something new on a day; none where the person may make nothing. */
  onNew?: ((day: CalendarDay) => void) | undefined
}

/** A month, Monday first, as a grid of days with their things as bars over them. */
export function MonthGrid({ day, today, items, onOpen, onShift, onDay, onNew, onMonth }: MonthGridProps) {
  const { t } = useTranslation()
  const drag = usePointerDrag({ onShift })
  const place = useFocusHeir(items.map(({ key }) => key))
  const { preview } = drag
  const weeks = weeksOfMonth(day)
  const days = weeks.flat()
  const month = day.slice(0, 7)
  const keys = useDayKeys(days, days.includes(today) ? today : `${month}-01`, month, onMonth)
  const shown = items.map((item) => (item.key === preview?.key ? shifted(item, preview.shift) : item))
  return (
    <div
      ref={place}
      tabIndex={-1}
      role="grid"
      aria-label={t('Mes: {{name}}', { name: monthName(day) })}
      onKeyDown={keys.onKeyDown}
      {...drag.handlers}
      className="overflow-hidden rounded-lg border bg-surface focus-visible:outline-none"
    >
      <div role="row" className="grid grid-cols-7 border-b text-xs text-muted">
        {weekOf(day).map((weekday) => (
          <span
            key={weekday}
            role="columnheader"
            aria-label={weekdayName(weekday, 'long')}
            className="px-2 py-1.5 font-medium"
          >
            {weekdayName(weekday)}
          </span>
        ))}
      </div>
      {weeks.map((week) => (
        <MonthWeek
          key={week[0]}
          week={week}
          month={month}
          today={today}
          reached={keys.current}
          items={shown}
          drag={drag}
          onOpen={onOpen}
          onShift={onShift}
          onDay={onDay}
          onNew={onNew}
        />
      ))}
    </div>
  )
}
