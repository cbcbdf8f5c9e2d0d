import type { Notification } from '@aurelio/contracts/notifications'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDateTime, formatRelative } from '../../platform/format.ts'
import { markRead } from './queries.ts'
import { pathOf, wordingOf } from './wording.ts'

type NotificationLinkProps = { notification: Notification; onFollow?: () => void }

/** One notification: following it marks it as read. */
export function NotificationLink({ notification, onFollow }: NotificationLinkProps) {
  const { t } = useTranslation()
  const { createdAt, readAt } = notification
  const { title, message } = wordingOf(notification)
  return (
    <Link
      to={pathOf(notification)}
      className="flex gap-3 rounded-md px-3 py-2.5 hover:bg-hover"
      onClick={() => {
        markRead(notification)
        onFollow?.()
      }}
    >
      <span
        aria-hidden="true"
        className={`mt-1.5 size-2 shrink-0 rounded-full ${readAt === null ? 'bg-accent-text' : ''}`}
      />
      <span className="flex min-w-0 flex-1 flex-col gap-0.5 @xl:grid @xl:grid-cols-[minmax(0,1fr)_auto] @xl:gap-x-4">
        <span className={`break-words ${readAt === null ? 'font-semibold' : ''}`}>
          {title}
          {readAt === null && <span className="sr-only"> ({t('sin leer')})</span>}
        </span>
        <span className="text-dense text-muted @xl:col-start-1">{message}</span>
        <time
          dateTime={createdAt}
          title={formatDateTime(createdAt)}
          className="text-dense text-muted tabular-nums @xl:col-start-2 @xl:row-start-1"
        >
          {formatRelative(createdAt)}
        </time>
      </span>
    </Link>
  )
}
