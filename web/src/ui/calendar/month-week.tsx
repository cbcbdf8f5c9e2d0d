import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarDay } from '../../platform/calendar-day.ts'
import { cn } from '../class-names.ts'
import { longDay } from './day-names.ts'
import type { GridItem } from './grid-item.ts'
import { ItemBar, type BarActions } from './item-bar.tsx'
import { barsOf } from './lanes.ts'

/** Lines of things that a day shows where it can be opened; what there is beyond is counted. */
const fewLanes = 3
/** Pixels of a line, and of what stands above and below all of them. */
const laneHeight = 26
const around = 50

type MonthWeekProps = BarActions & {
  week: readonly CalendarDay[]
  /** `2026-11`: other days stand back. */
  month: string
  today: CalendarDay
  /** The day that Tab leads to. */
  reached: CalendarDay
  items: readonly GridItem[]
  onDay?: ((day: CalendarDay) => void) | undefined
  onNew?: ((day: CalendarDay) => void) | undefined
}

export function MonthWeek({ week, month, today, reached, items, onDay, onNew, ...actions }: MonthWeekProps) {
  const { t } = useTranslation()
  const bars = barsOf(items, week)
  const all = Math.max(0, ...bars.map(({ lane }) => lane + 1))
  const lanes = onDay ? fewLanes : Math.max(fewLanes, all)
  const hiddenOn = (at: number) =>
    bars.filter(({ lane, column, span }) => lane >= lanes && column <= at && at < column + span).length
  return (
    <div
      role="row"
      className="grid grid-cols-7 border-b last:border-b-0"
      style={{ height: around + lanes * laneHeight }}
    >
      {week.map((day, at) => {
        const standing = bars.filter(({ lane }) => lane < lanes)
        return (
          <DayCell
            key={day}
            day={day}
            isReached={day === reached}
            isToday={day === today}
            isOutside={!day.startsWith(month)}
            hidden={hiddenOn(at)}
            onDay={onDay}
            onNew={onNew}
          >
            {standing
              .filter(({ column }) => column === at)
              .map((bar) => (
                <ItemBar key={bar.item.key} bar={bar} {...actions} />
              ))}
            {standing
              .filter(({ column, span }) => column < at && at < column + span)
              .map(({ item }) => (
                <span key={item.key} className="sr-only">
                  {t('Sigue: {{name}}', { name: item.title })}
                </span>
              ))}
          </DayCell>
        )
      })}
    </div>
  )
}

type DayCellProps = {
  day: CalendarDay
  isReached: boolean
  isToday: boolean
  isOutside: boolean
  hidden: number
  onDay: ((day: CalendarDay) => void) | undefined
  onNew: ((day: CalendarDay) => void) | undefined
  /** What begins on it, laid over the days that it covers. */
  children: ReactNode
}

function DayCell({ day, isReached, isToday, isOutside, hidden, onDay, onNew, children }: DayCellProps) {
  const { t } = useTranslation()
  return (
    <div
      role="gridcell"
      data-day={day}
      className={cn(
        'group relative flex min-w-0 flex-col justify-between border-s p-1 first:border-s-0',
        isOutside && 'bg-background',
      )}
    >
      <div className="flex items-center justify-between">
        <DayNumber day={day} isReached={isReached} isToday={isToday} isOutside={isOutside} onDay={onDay} />
        {onNew && (
          // A short way for the mouse: by keyboard the button above the month does the same.
          <button
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            onClick={() => onNew(day)}
            className="grid size-6 place-items-center rounded-sm text-muted opacity-0 group-hover:opacity-100 hover:bg-hover"
          >
            <Plus className="size-3.5" />
          </button>
        )}
      </div>
      {children}
      {onDay && hidden > 0 && (
        <button
          type="button"
          onClick={() => onDay(day)}
          className="truncate rounded-sm px-1 text-start text-xs text-muted hover:text-foreground hover:underline"
        >
          {t('{{count}} más', { count: hidden })}
        </button>
      )}
    </div>
  )
}

type DayNumberProps = Pick<DayCellProps, 'day' | 'isReached' | 'isToday' | 'isOutside' | 'onDay'>

function DayNumber({ day, isReached, isToday, isOutside, onDay }: DayNumberProps) {
  const look = cn(
    'grid size-6 place-items-center rounded-full text-xs tabular-nums',
    isOutside && 'text-muted',
    isToday && 'bg-accent font-semibold text-on-accent',
  )
  const number = Number(day.slice(8))
  const current = isToday ? 'date' : undefined
  const tabIndex = isReached ? 0 : -1
  if (!onDay)
    return (
      <time dateTime={day} data-grid-day={day} tabIndex={tabIndex} aria-current={current} className={look}>
        <span aria-hidden="true">{number}</span>
        <span className="sr-only">{longDay(day)}</span>
      </time>
    )
  return (
    <button
      type="button"
      data-grid-day={day}
      tabIndex={tabIndex}
      aria-label={longDay(day)}
      aria-current={current}
      onClick={() => onDay(day)}
      className={cn(look, isToday ? 'hover:bg-accent-hover' : 'hover:bg-hover')}
    >
      {number}
    </button>
  )
}
