import type { Task } from '@aurelio/contracts/tasks'
import type { CalendarDay } from '../../../platform/calendar-day.ts'
import { cn } from '../../../ui/class-names.ts'
import { type Link, pathOf, rowHeight } from './links.ts'

type LinkLinesProps = {
  links: readonly Link[]
  tasks: readonly Task[]
  from: CalendarDay
  dayWidth: number
}

/** What waits for what, drawn between the bars; in words it stands in the name of each bar. */
export function LinkLines({ links, ...place }: LinkLinesProps) {
  return (
    <svg
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full"
      style={{ height: place.tasks.length * rowHeight }}
    >
      <defs>
        <marker
          id="timeline-arrow"
          viewBox="0 0 6 6"
          refX="6"
          refY="3"
          markerWidth="6"
          markerHeight="6"
          orient="auto"
        >
          <path d="M0 0l6 3-6 3z" fill="context-stroke" />
        </marker>
      </defs>
      {links.map((link) => (
        <path
          key={`${link.blocker.id} ${link.task.id}`}
          data-link={link.isBroken ? 'broken' : 'kept'}
          d={pathOf(link, place)}
          markerEnd="url(#timeline-arrow)"
          strokeWidth={1.5}
          strokeDasharray={link.isBroken ? '4 3' : undefined}
          className={cn('fill-none', link.isBroken ? 'stroke-danger' : 'stroke-muted')}
        />
      ))}
    </svg>
  )
}
