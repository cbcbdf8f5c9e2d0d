import type { Notification } from '@aurelio/contracts/notifications'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api, client } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { logNotice } from '../../platform/log.ts'
import { notify } from '../../ui/toast.tsx'

const newest = { limit: 8 }

/** The last eight and how many of all are unread: what bell and dropdown show. */
export function useNewest() {
  return useQuery(api.notifications.list.queryOptions({ input: newest }))
}

export function useReadAll() {
  return useMutation({
    mutationFn: () => client.notifications.readAll(),
    onError: (error) => notify.error(errorText(error)),
  })
}

/** Marks the one that is being followed; where that fails it only stays unread. */
export function markRead({ id, readAt }: Notification): void {
  if (readAt !== null) return
  client.notifications
    .read({ id })
    .catch((error: unknown) => logNotice('A notification could not be marked as read', error))
}
