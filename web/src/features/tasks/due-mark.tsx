import { CalendarClock, CalendarDays } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CalendarDay } from '../../platform/calendar-day.ts'
import { formatCalendarDay } from '../../platform/format.ts'
import { cn } from '../../ui/class-names.ts'
import { dueMoment, isOverdue, withTime, type Due } from './due-day.ts'

type DueMarkProps = { due: Due; today: CalendarDay; isDone: boolean }

/** When a task is due; what is overdue says so in a word and in colour, unless it is done. */
export function DueMark({ due, today, isDone }: DueMarkProps) {
  const { t } = useTranslation()
  const { day, time } = due
  const isLate = !isDone && isOverdue(due, today)
  const whole = withTime(formatCalendarDay(day), time)
  const Icon = isLate ? CalendarClock : CalendarDays
  return (
    <time
      dateTime={time === null ? day : `${day}T${time}`}
      title={whole}
      className={cn(
        'flex items-center gap-1.5 text-dense whitespace-nowrap tabular-nums',
        isLate ? 'font-medium text-danger' : 'text-muted',
      )}
    >
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      {isDone ? whole : dueMoment(due, today, t)}
      {isLate && day === today && <span className="sr-only">{t('Vencida')}</span>}
    </time>
  )
}
