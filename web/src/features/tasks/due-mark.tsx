import { CalendarClock, CalendarDays } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CalendarDay } from '../../platform/calendar-day.ts'
import { formatCalendarDay } from '../../platform/format.ts'
import { cn } from '../../ui/class-names.ts'
import { dueKind, dueText } from './due-day.ts'

type DueMarkProps = { day: CalendarDay; today: CalendarDay; isDone: boolean }

/** When a task is due; what is overdue says so in a word and in colour, unless it is done. */
export function DueMark({ day, today, isDone }: DueMarkProps) {
  const { t } = useTranslation()
  const isLate = !isDone && dueKind(day, today) === 'overdue'
  const Icon = isLate ? CalendarClock : CalendarDays
  return (
    <time
      dateTime={day}
      title={formatCalendarDay(day)}
      className={cn(
        'flex items-center gap-1.5 text-dense whitespace-nowrap tabular-nums',
        isLate ? 'font-medium text-danger' : 'text-muted',
      )}
    >
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      {isDone ? formatCalendarDay(day) : dueText(day, today, t)}
    </time>
  )
}
