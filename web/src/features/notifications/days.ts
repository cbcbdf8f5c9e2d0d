import type { Notification } from '@aurelio/contracts/notifications'
import { formatDate } from '../../platform/format.ts'
import { i18n } from '../../platform/i18n/i18n.ts'

export type Day = { name: string; items: Notification[] }

/** Notifications as they come, under the day each happened, in the person's time zone. */
export function byDay(notifications: readonly Notification[], now: Date = new Date()): Day[] {
  const days: Day[] = []
  for (const notification of notifications) {
    const name = dayName(new Date(notification.createdAt), now)
    const last = days.at(-1)
    if (last?.name === name) last.items.push(notification)
    else days.push({ name, items: [notification] })
  }
  return days
}

function dayName(moment: Date, now: Date): string {
  const yesterday = new Date(now)
  yesterday.setDate(now.getDate() - 1)
  if (moment.toDateString() === now.toDateString()) return i18n.t('Hoy')
  if (moment.toDateString() === yesterday.toDateString()) return i18n.t('Ayer')
  return formatDate(moment)
}
