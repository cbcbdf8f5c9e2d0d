import type { Task } from '@aurelio/contracts/tasks'
import { type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarDay } from '../../../platform/calendar-day.ts'
import { formatCalendarDay } from '../../../platform/format.ts'
import { cn } from '../../../ui/class-names.ts'
import { daysBetween } from '../../../ui/calendar/days.ts'
import { ProjectDot } from '../../../ui/project-dot.tsx'
import { type Shift, shifted, spanOf } from './span.ts'
import { useBarDrag } from './use-bar-drag.ts'

/** Pixels of a day. */
export const dayWidth = 24

type TimelineBarProps = {
  task: Task
  /** The day at the left edge. */
  from: CalendarDay
  canMove: boolean
  onOpen: () => void
  onShift: (shift: Shift) => void
}

/** A task as a bar over its days. `Alt` and an arrow move it; with `Shift` they stretch its end. */
export function TimelineBar({ task, from, canMove, onOpen, onShift }: TimelineBarProps) {
  const { t } = useTranslation()
  const hasMoved = useRef(false)
  const { shift, isDragging, handlers } = useBarDrag(dayWidth, (by) => {
    hasMoved.current = true
    onShift(by)
  })
  const span = spanOf(shifted(task, shift) ?? task)
  if (!span) return null
  const { first, last } = span
  // What began before the left edge is cut there.
  const left = Math.max(0, daysBetween(from, first))
  const isDone = task.state === 'done'

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!canMove || !event.altKey || step === undefined) return
    event.preventDefault()
    onShift({ start: event.shiftKey ? 0 : step, end: step })
  }

  function open() {
    if (!hasMoved.current) onOpen()
    hasMoved.current = false
  }

  return (
    <button
      type="button"
      {...(canMove && handlers)}
      onKeyDown={onKeyDown}
      onClick={open}
      aria-label={t('{{name}}: del {{first}} al {{last}}', {
        name: task.title,
        first: formatCalendarDay(first),
        last: formatCalendarDay(last),
      })}
      style={{ left: left * dayWidth, width: (daysBetween(from, last) + 1 - left) * dayWidth }}
      className={cn(
        'absolute top-1 flex h-8 touch-pan-y items-center gap-1.5 rounded-md border border-border-strong bg-raised ps-2 text-start text-dense text-foreground select-none hover:bg-hover',
        isDone && 'text-muted line-through',
        isDragging && 'z-10 shadow-float',
      )}
    >
      {task.project && <ProjectDot color={task.project.color} className="size-2 shrink-0" />}
      <span className="whitespace-nowrap">{task.title}</span>
      {canMove && (
        <span data-stretch aria-hidden="true" className="absolute inset-y-0 end-0 w-2 cursor-ew-resize" />
      )}
    </button>
  )
}
