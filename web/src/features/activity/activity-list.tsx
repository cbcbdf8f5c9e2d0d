import type { Activity } from '@aurelio/contracts/activity'
import {
  Archive,
  CircleCheck,
  CirclePlus,
  Globe,
  GlobeLock,
  Inbox,
  Pencil,
  RotateCcw,
  Trash2,
  type LucideIcon,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDateTime, formatRelative } from '../../platform/format.ts'
import { activityPath, activityText } from './activity-text.ts'

const icons: Record<string, LucideIcon> = {
  created: CirclePlus,
  updated: Pencil,
  completed: CircleCheck,
  archived: Archive,
  removed: Trash2,
  restored: RotateCcw,
  reopened: RotateCcw,
  published: Globe,
  unpublished: GlobeLock,
  received: Inbox,
}

/** What happened, the last first, each in one sentence with how long ago it was. */
export function ActivityList({ items }: { items: readonly Activity[] }) {
  return (
    <ol className="flex flex-col">
      {items.map((activity) => (
        <ActivityRow key={activity.id} activity={activity} />
      ))}
    </ol>
  )
}

function ActivityRow({ activity }: { activity: Activity }) {
  const { t } = useTranslation()
  const Icon = icons[activity.kind.split('.')[1] ?? ''] ?? Pencil
  const path = activityPath(activity)
  const text = activityText(activity, t)
  return (
    <li className="flex items-start gap-3 py-2">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
      <p className="min-w-0 flex-1 break-words">
        {path === null ? (
          text
        ) : (
          <Link to={path} className="rounded-sm hover:underline">
            {text}
          </Link>
        )}
      </p>
      <time
        dateTime={activity.at}
        title={formatDateTime(activity.at)}
        className="shrink-0 text-dense text-muted tabular-nums"
      >
        {formatRelative(activity.at)}
      </time>
    </li>
  )
}
