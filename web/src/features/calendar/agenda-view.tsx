import type { ReactNode } from 'react'
import type { CalendarItem } from '@aurelio/contracts/calendar'
import { useTranslation } from 'react-i18next'
import { addDays, type CalendarDay } from '../../platform/calendar-day.ts'
import { cn } from '../../ui/class-names.ts'
import { longDay } from '../../ui/calendar/day-names.ts'
import { daysBetween } from '../../ui/calendar/days.ts'
import { useFocusHeir } from '../../ui/use-focus-heir.ts'
import { daysOf, timeText, titleOf, type Keyed } from './calendar-item.ts'
import { ItemMark } from './grid-items.tsx'
import { kindNames, kindOf } from './kind-names.ts'

type AgendaViewProps = {
  from: CalendarDay
  to: CalendarDay
  today: CalendarDay
  things: readonly Keyed[]
  onOpen: (key: string) => void
  /** In place of days without anything. */
  empty: ReactNode
}

/** One day below the other, and only those on which there is something. */
export function AgendaView({ from, to, today, things, onOpen, empty }: AgendaViewProps) {
  const { t } = useTranslation()
  const place = useFocusHeir(things.map(({ key }) => key))
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at))
  const busy = days
    .map((day) => ({ day, here: things.filter(({ item }) => isOn(item, day)) }))
    .filter(({ here }) => here.length > 0)
  if (busy.length === 0) return empty
  return (
    <div ref={place} tabIndex={-1} className="flex flex-col gap-5 focus-visible:outline-none">
      {busy.map(({ day, here }) => (
        <section key={day} aria-label={longDay(day)} className="flex flex-col gap-2">
          <h3 className={cn('text-dense font-semibold', day === today ? 'text-accent-text' : 'text-muted')}>
            {day === today ? t('Hoy, {{day}}', { day: longDay(day) }) : longDay(day)}
          </h3>
          <ul className="rounded-lg border bg-surface">
            {here.map(({ key, item }) => (
              <AgendaRow key={key} rowKey={key} item={item} onOpen={() => onOpen(key)} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function isOn(item: CalendarItem, day: CalendarDay): boolean {
  const { first, last } = daysOf(item)
  return first <= day && day <= last
}

type AgendaRowProps = { rowKey: string; item: CalendarItem; onOpen: () => void }

function AgendaRow({ rowKey, item, onOpen }: AgendaRowProps) {
  const { t } = useTranslation()
  const isDone = item.kind === 'task' && item.done
  return (
    <li data-row={rowKey} className="border-t first:border-t-0 hover:bg-hover">
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-11 w-full items-center gap-3 rounded-sm px-3 py-1 text-start"
      >
        <span className="w-24 shrink-0 text-dense text-muted tabular-nums">
          {item.allDay ? t('Todo el día') : spanText(item)}
        </span>
        <span className="flex min-w-6 shrink-0 items-center gap-1">
          {(item.allDay || item.kind === 'publication') && <ItemMark item={{ ...item, allDay: true }} />}
        </span>
        <bdi className={cn('min-w-0 flex-1 break-words', isDone && 'text-muted line-through')}>
          {titleOf(item)}
        </bdi>
        <span className="shrink-0 text-dense text-muted">{t(kindNames[kindOf(item)])}</span>
      </button>
    </li>
  )
}

function spanText({ starts, ends }: CalendarItem): string {
  return starts === ends ? timeText(starts) : `${timeText(starts)} – ${timeText(ends)}`
}
