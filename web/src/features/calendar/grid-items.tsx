import type { CalendarItem } from '@aurelio/contracts/calendar'
import type { CalendarEventKind } from '@aurelio/contracts/calendar-kinds'
import { CircleCheck, Circle, FlaskConical, Megaphone, Repeat, Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ProjectDot } from '../../ui/project-dot.tsx'
import type { GridItem } from '../../ui/calendar/grid-item.ts'
import { kindOf, kindNames, type ThingKind } from './kind-names.ts'
import { daysOf, timeText, titleOf, type Keyed } from './calendar-item.ts'

/** How each kind looks, the same in every view. */
export const looks: Record<ThingKind, string> = {
  event: 'border-transparent bg-accent-soft text-accent-text hover:border-accent-text',
  campaign: 'border-transparent bg-accent text-on-accent hover:bg-accent-hover',
  test: 'border-accent-text bg-surface text-accent-text hover:bg-hover',
  task: 'bg-surface text-foreground hover:bg-hover',
  publication: 'border-dashed border-border-strong bg-background text-foreground hover:bg-hover',
  experiment: 'border-dashed border-accent-text bg-surface text-accent-text hover:bg-hover',
}

/** What the calendar shows, as bars over days. */
export function gridItem({ key, item }: Keyed): GridItem {
  const isDone = item.kind === 'task' && item.done
  return {
    key,
    ...daysOf(item),
    title: titleOf(item),
    mark: <ItemMark item={item} />,
    className: `${looks[kindOf(item)]}${isDone ? ' text-muted line-through' : ''}`,
    canMove: canMove(item),
    canStretch: item.kind === 'event' && item.allDay && canMove(item),
  }
}

/** A publication is planned on its page, a test runs on its own. */
export function canMove(item: CalendarItem): boolean {
  return item.kind !== 'publication' && item.kind !== 'experiment'
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
      {item.kind === 'experiment' && <FlaskConical aria-hidden="true" className="size-3 shrink-0" />}
      {item.kind === 'event' && <KindMark kind={item.event.about.kind} />}
      {item.kind === 'event' && item.event.when.recurrence !== null && (
        <Repeat aria-hidden="true" className="size-3 shrink-0" />
      )}
      {!item.allDay && <span className="shrink-0 tabular-nums">{timeText(item.starts)}</span>}
    </>
  )
}

function KindMark({ kind }: { kind: CalendarEventKind }) {
  const { t } = useTranslation()
  if (kind === 'event') return null
  const Icon = kind === 'campaign' ? Megaphone : FlaskConical
  return <Icon aria-label={t(kindNames[kind])} className="size-3 shrink-0" />
}
