import type { CalendarItem } from '@aurelio/contracts/calendar'
import { CircleCheck, Circle, Repeat, Send } from 'lucide-react'
import { ProjectDot } from '../../ui/project-dot.tsx'
import type { GridItem } from '../../ui/calendar/grid-item.ts'
import { daysOf, timeText, titleOf, type Keyed } from './calendar-item.ts'

/** How each kind looks, the same in every view. */
export const looks: Record<CalendarItem['kind'], string> = {
  event: 'border-transparent bg-accent-soft text-accent-text hover:border-accent-text',
  task: 'bg-surface text-foreground hover:bg-hover',
  publication: 'border-dashed border-border-strong bg-background text-foreground hover:bg-hover',
}

/** What the calendar shows, as bars over days. */
export function gridItem({ key, item }: Keyed): GridItem {
  const isDone = item.kind === 'task' && item.done
  return {
    key,
    ...daysOf(item),
    title: titleOf(item),
    mark: <ItemMark item={item} />,
    className: `${looks[item.kind]}${isDone ? ' text-muted line-through' : ''}`,
    canMove: canMove(item),
    canStretch: item.kind === 'event' && item.allDay && canMove(item),
  }
}

/** A publication is planned on its page. */
export function canMove(item: CalendarItem): boolean {
  return item.kind !== 'publication'
}

/** What stands before the title: what kind of thing it is, and when. */
export function ItemMark({ item }: { item: CalendarItem }) {
  if (item.kind === 'task') {
    const Icon = item.done ? CircleCheck : Circle
    return (
      <>
        <Icon aria-hidden="true" className="size-3 shrink-0 text-muted" />
        {item.color && <ProjectDot color={item.color} className="size-2" />}
        {!item.allDay && <span className="shrink-0 tabular-nums">{timeText(item.starts)}</span>}
      </>
    )
  }
  return (
    <>
      {item.kind === 'publication' && <Send aria-hidden="true" className="size-3 shrink-0" />}
      {item.kind === 'event' && item.event.when.recurrence !== null && (
        <Repeat aria-hidden="true" className="size-3 shrink-0" />
      )}
      {!item.allDay && <span className="shrink-0 tabular-nums">{timeText(item.starts)}</span>}
    </>
  )
}
