import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarDay } from '../../../platform/calendar-day.ts'
import { cn } from '../../../ui/class-names.ts'
import { barsOf } from '../../../ui/calendar/lanes.ts'
import { longDay, weekdayName } from '../../../ui/calendar/day-names.ts'
import { weekOf } from '../../../ui/calendar/days.ts'
import { shifted, type Shift } from '../../../ui/calendar/grid-item.ts'
import { ItemBar } from '../../../ui/calendar/item-bar.tsx'
import { usePointerDrag } from '../../../ui/calendar/use-pointer-drag.ts'
import { useFocusHeir } from '../../../ui/use-focus-heir.ts'
import type { Keyed } from '../calendar-item.ts'
import { gridItem } from '../grid-items.tsx'
import { blocksOf, taken } from './day-blocks.ts'
import { hourHeight, hours } from './hours.ts'
import { TimeBlock } from './time-block.tsx'
import { sideBySide } from './time-columns.ts'

type WeekViewProps = {
  day: CalendarDay
  today: CalendarDay
  things: readonly Keyed[]
  onOpen: (key: string) => void
  onShift: (key: string, shift: Shift) => void
  onDay: (day: CalendarDay) => void
}

/** The hour that stands above when the week is opened. */
const firstHour = 8
/** What of the hour's figures stands above its line. */
const halfALabel = 12
const columnsClass = 'grid grid-cols-[3rem_repeat(7,minmax(0,1fr))]'
const minutes = { perPixel: 60 / hourHeight, step: 15 }

/** A week, Monday first: whole days above, times below. */
export function WeekView({ day, today, things, onOpen, onShift, onDay }: WeekViewProps) {
  const { t } = useTranslation()
  const days = weekOf(day)
  const place = useFocusHeir(things.map(({ key }) => key))
  const overDays = usePointerDrag({ onShift })
  const overHours = usePointerDrag({ minutes, onShift })
  const scroller = useRef<HTMLDivElement>(null)
  useEffect(() => {
    scroller.current?.scrollTo({ top: firstHour * hourHeight - halfALabel })
  }, [])
  const whole = things.filter(({ item }) => item.allDay).map(gridItem)
  const shown = whole.map((item) =>
    item.key === overDays.preview?.key ? shifted(item, overDays.preview.shift) : item,
  )
  const timed = things.map((thing) =>
    thing.key === overHours.preview?.key ? taken(thing, overHours.preview.shift) : thing,
  )
  return (
    <div
      ref={place}
      tabIndex={-1}
      role="group"
      aria-label={t('Semana')}
      className="overflow-hidden rounded-lg border bg-surface focus-visible:outline-none"
    >
      <div {...overDays.handlers} className="overflow-hidden border-b [scrollbar-gutter:stable]">
        <div className={columnsClass}>
          <span />
          {days.map((date) => (
            <DayHeading key={date} day={date} isToday={date === today} onDay={onDay} />
          ))}
        </div>
        <div className={cn(columnsClass, 'relative')}>
          {days.map((date, at) => (
            <div
              key={date}
              data-day={date}
              style={{ gridColumn: at + 2 }}
              className="row-start-1 min-h-8 border-s"
            />
          ))}
          <div className="col-span-7 col-start-2 row-start-1 grid auto-rows-min grid-cols-7 gap-y-0.5 py-1">
            {barsOf(shown, days).map((bar) => (
              <ItemBar key={bar.item.key} bar={bar} drag={overDays} onOpen={onOpen} onShift={onShift} />
            ))}
          </div>
        </div>
      </div>
      <div
        ref={scroller}
        role="region"
        aria-label={t('Horas')}
        tabIndex={0}
        {...overHours.handlers}
        className="max-h-[60dvh] overflow-y-scroll"
      >
        <div className={columnsClass} style={{ height: 24 * hourHeight }}>
          <Hours />
          {days.map((date) => (
            <div
              key={date}
              data-day={date}
              className={cn('relative border-s', date === today && 'bg-background')}
            >
              {hours.map((hour) => (
                <span
                  key={hour}
                  aria-hidden="true"
                  style={{ top: hour * hourHeight }}
                  className="absolute inset-x-0 border-t"
                />
              ))}
              {sideBySide(blocksOf(timed, date)).map((placed) => (
                <TimeBlock
                  key={placed.item.key}
                  placed={placed}
                  drag={overHours}
                  onOpen={onOpen}
                  onShift={onShift}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

type DayHeadingProps = { day: CalendarDay; isToday: boolean; onDay: (day: CalendarDay) => void }

function DayHeading({ day, isToday, onDay }: DayHeadingProps) {
  return (
    <button
      type="button"
      title={longDay(day)}
      aria-current={isToday ? 'date' : undefined}
      onClick={() => onDay(day)}
      className="flex items-baseline gap-1.5 px-2 py-1.5 text-xs text-muted hover:text-foreground"
    >
      {weekdayName(day)}
      <span
        className={cn(
          'text-sm font-semibold text-foreground tabular-nums',
          isToday && 'rounded-full bg-accent px-1.5 text-on-accent',
        )}
      >
        {Number(day.slice(8))}
      </span>
    </button>
  )
}

function Hours() {
  return (
    <div aria-hidden="true" className="relative text-xs text-muted tabular-nums">
      {hours.slice(1).map((hour) => (
        <span key={hour} style={{ top: hour * hourHeight - 8 }} className="absolute end-2">
          {hour}:00
        </span>
      ))}
    </div>
  )
}
