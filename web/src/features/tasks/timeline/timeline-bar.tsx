import type { Task } from '@aurelio/contracts/tasks'
import { type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarDay } from '../../../platform/calendar-day.ts'
import { formatCalendarDay } from '../../../platform/format.ts'
import { cn } from '../../../ui/class-names.ts'
import { daysBetween } from '../../../ui/calendar/days.ts'
import { ProjectDot } from '../../../ui/project-dot.tsx'
import type { Link } from './links.ts'
import { type Shift, shifted as taken, spanOf } from '../span.ts'
import { useBarDrag } from './use-bar-drag.ts'

/** Pixels from which on both ends of a bar can be taken. */
const twoHandles = 24

/** Pixels from which on words begin within the bar. */
const leastForText = 48

type TimelineBarProps = {
  task: Task
  /** The day at the left edge. */
  from: CalendarDay
  dayWidth: number
  /** What of its tasks it waits for. */
  links: readonly Link[]
  canMove: boolean
  onOpen: () => void
  onShift: (shift: Shift) => void
}

/**
 * A task as a bar over its days. `Alt` and an arrow move it, with `Shift` its end; `Shift` and an arrow move its beginning.
 */
export function TimelineBar({ task, from, dayWidth, links, canMove, onOpen, onShift }: TimelineBarProps) {
  const { t } = useTranslation()
  const hasMoved = useRef(false)
  const { shift, isDragging, handlers } = useBarDrag(dayWidth, (by) => {
    hasMoved.current = true
    onShift(by)
  })
  const span = spanOf(taken(task, shift) ?? task)
  if (!span) return null
  const { first, last } = span
  // What began before the left edge is cut there.
  const left = Math.max(0, daysBetween(from, first))
  const width = (daysBetween(from, last) + 1 - left) * dayWidth
  const isDone = task.state === 'done'
  const isBroken = links.some((link) => link.isBroken)
  const days =
    first === last
      ? t('{{name}}: el {{day}}', { name: task.title, day: formatCalendarDay(first) })
      : t('{{name}}: del {{first}} al {{last}}', {
          name: task.title,
          first: formatCalendarDay(first),
          last: formatCalendarDay(last),
        })
  const linkText = ({ blocker, isBroken: isEarly }: Link) =>
    isEarly
      ? t('Empieza antes de que termine «{{name}}», a la que espera', { name: blocker.title })
      : t('Espera a «{{name}}»', { name: blocker.title })

  function onKeyDown(event: KeyboardEvent) {
    const shifted = shiftOf(event)
    if (!canMove || !shifted) return
    event.preventDefault()
    onShift(shifted)
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
      aria-label={[days, ...links.map(linkText)].join('. ')}
      aria-keyshortcuts={canMove ? shortcuts : undefined}
      style={{ left: left * dayWidth, width }}
      className={cn(
        'absolute top-1 flex h-8 touch-pan-y items-center gap-1.5 rounded-md border border-border-strong bg-raised ps-2 text-start text-dense text-foreground select-none hover:bg-hover',
        isDone && 'text-muted line-through',
        isBroken && 'border-danger',
        isDragging && 'z-10 shadow-float',
      )}
    >
      {task.project && <ProjectDot color={task.project.color} className="size-2 shrink-0" />}
      {/* Beside a bar that is too short to hold a word. */}
      <span className={cn('whitespace-nowrap', width < leastForText && 'ms-2 bg-surface px-1')}>
        {task.title}
      </span>
      {canMove && width >= twoHandles && from <= first && (
        <span
          data-stretch="start"
          aria-hidden="true"
          className="absolute inset-y-0 start-0 w-2 cursor-ew-resize"
        />
      )}
      {canMove && (
        <span
          data-stretch="end"
          aria-hidden="true"
          className="absolute inset-y-0 end-0 w-2 cursor-ew-resize"
        />
      )}
    </button>
  )
}

const shortcuts = [
  'Alt+ArrowLeft Alt+ArrowRight',
  'Alt+Shift+ArrowLeft Alt+Shift+ArrowRight',
  'Shift+ArrowLeft Shift+ArrowRight',
].join(' ')

/** What a key does to the days of a bar; null for other keys. */
function shiftOf({ key, altKey, shiftKey, ctrlKey, metaKey }: KeyboardEvent): Shift | null {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key]
  if (step === undefined || ctrlKey || metaKey || !(altKey || shiftKey)) return null
  return { start: altKey && shiftKey ? 0 : step, end: altKey ? step : 0 }
}
